import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, notBlank } from '#platform/database/columns.server.ts'

/** Links that lead nowhere, or to an address that is no longer the right one, as the last check found them. */
export const deadLinks = pgTable(
  'dead_links',
  {
    id: id(),
    /** Where it stands. */
    resource: text().notNull(),
    item_id: uuid().notNull(),
    item_label: text().notNull(),
    field: text().notNull(),
    /** As it stands there, and the words that it is on. */
    href: text().notNull(),
    words: text().notNull(),
    /** The address that visitors are led on to, where there is one. */
    moved_to: text(),
    checked_at: moment().notNull().default(sql`now()`),
  },
  (table) => [
    index('dead_links_item').on(table.resource, table.item_id),
    notBlank('dead_links_resource_not_blank', table.resource),
    notBlank('dead_links_href_not_blank', table.href),
    check('dead_links_moved_elsewhere', sql`${table.moved_to} <> ${table.href}`),
  ],
)
