import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, notBlank, timestamps } from '#platform/database/columns.server.ts'

export const consultants = pgTable(
  'consultants',
  {
    id: id(),
    name: text().notNull(),
    title: text(),
    bio: text(),
    profile_image_url: text(),
    linkedin_url: text(),
    is_owner: boolean().notNull().default(false),
    is_mentor: boolean().notNull().default(false),
    mentor_display_order: integer().notNull().default(0),
    mentor_quote: text(),
    display_order: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('consultants_order').on(table.display_order),
    index('consultants_mentors').on(table.mentor_display_order).where(sql`${table.is_mentor}`),
    notBlank('consultants_name_not_blank', table.name),
  ],
)

export const consultantTags = pgTable(
  'consultant_tags',
  { id: id(), name: text().notNull().unique(), ...timestamps() },
  (table) => [notBlank('consultant_tags_name_not_blank', table.name)],
)

export const consultantTagRelations = pgTable(
  'consultant_tag_relations',
  {
    consultant_id: uuid()
      .notNull()
      .references(() => consultants.id, { onDelete: 'cascade' }),
    tag_id: uuid()
      .notNull()
      .references(() => consultantTags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.consultant_id, table.tag_id] }),
    index('consultant_tag_relations_tag').on(table.tag_id),
  ],
)
