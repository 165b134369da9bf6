import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.server.ts'

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
