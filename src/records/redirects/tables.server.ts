import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.server.ts'

/** Addresses that published items had before, so that links to them keep working. */
export const redirectedSlugs = pgTable(
  'redirected_slugs',
  {
    resource: text().notNull(),
    slug: text().notNull(),
    item_id: uuid().notNull(),
    created_at: moment().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.resource, table.slug] })],
)
