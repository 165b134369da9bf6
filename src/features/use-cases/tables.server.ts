import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { emptyTextList, id, notBlank, slugShaped, timestamps } from '#platform/database/columns.server.ts'
import { compositions } from '#ui/covers/compositions.ts'

export const useCases = pgTable(
  'use_cases',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text(),
    body: text().notNull().default(''),
    hero_image_url: text(),
    hero_image_alt: text(),
    cover_composition: text({ enum: compositions }),
    published: boolean().notNull().default(false),
    quote_text: text(),
    quote_name: text(),
    quote_role: text(),
    quote_logo_url: text(),
    show_cta_block: boolean().notNull().default(false),
    tags: text().array().notNull().default(emptyTextList()),
    ...timestamps(),
  },
  (table) => [
    index('use_cases_visible').on(table.created_at).where(sql`${table.published}`),
    slugShaped('use_cases_slug_shape', table.slug),
    notBlank('use_cases_title_not_blank', table.title),
  ],
)

export type NewUseCase = typeof useCases.$inferInsert
