import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/tables.server.ts'
import { moment, notBlank } from '#platform/database/columns.server.ts'

/** Items that a new database was filled with and that nobody has changed since. */
export const sampleRows = pgTable('sample_rows', { resource: text().notNull(), item_id: uuid().notNull() }, (table) => [
  primaryKey({ columns: [table.resource, table.item_id] }),
])

/** One row from the first start on, so that what was deleted stays deleted. */
export const firstFill = pgTable(
  'first_fill',
  {
    is_done: boolean().primaryKey().default(true),
    with_samples: boolean().notNull(),
    at: moment().notNull().default(sql`now()`),
  },
  (table) => [check('first_fill_once', sql`${table.is_done}`)],
)

/** What somebody has typed into a form and not saved yet: theirs alone. And who has which form open. */
export const pendingVersions = pgTable(
  'pending_versions',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    /** The id of a row, the key of a page, or a key that a form made up for what is new. */
    item: text().notNull(),
    /** The fields that differ. Nothing once they were saved or discarded: what comes late then finds that it is late. */
    values: json().$type<Record<string, unknown>>(),
    /** The version of the item that they were typed into. */
    based_on: moment(),
    /** The form that wrote last, and its own count. */
    tab: uuid(),
    sequence: integer().notNull().default(0),
    /** Counts what was written by any of its author's forms. */
    revision: integer().notNull().default(0),
    saved_at: moment().notNull(),
    /** When its author last had the form open. */
    seen_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.resource, table.item] }),
    index('pending_versions_item').on(table.resource, table.item),
    notBlank('pending_versions_resource_not_blank', table.resource),
    notBlank('pending_versions_item_not_blank', table.item),
  ],
)
