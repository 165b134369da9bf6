import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { emptyTextList, id, moment, notBlank, slugShaped, timestamps } from '#platform/database/columns.server.ts'
import { compositions } from '#ui/covers/compositions.ts'

export type Author = string | { name: string; slug?: string; bio?: string; url?: string }

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    teaser: text(),
    content: text().notNull().default(''),
    featured_image_url: text(),
    featured_image_alt: text(),
    cover_composition: text({ enum: compositions }),
    publish_date: moment(),
    published: boolean().notNull().default(false),
    tags: text().array().notNull().default(emptyTextList()),
    authors: jsonb().$type<Author[]>().notNull().default([]),
    author_name: text(),
    author_bio: text(),
    ...timestamps(),
  },
  (table) => [
    slugShaped('blog_posts_slug_shape', table.slug),
    notBlank('blog_posts_title_not_blank', table.title),
    check('blog_posts_authors_is_list', sql`jsonb_typeof(${table.authors}) = 'array'`),
  ],
)
