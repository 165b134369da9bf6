import { sql } from 'drizzle-orm'
import { boolean, check, date, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { timestamps } from '#platform/database/columns.server.ts'

/** When we work: one row at most, as administrators have set it. */
export const workingTime = pgTable(
  'working_time',
  {
    is_set: boolean().primaryKey().default(true),
    time_zone: text().notNull(),
    days: smallint().array().notNull(),
    opens: text().notNull(),
    closes: text().notNull(),
    holidays: date().array().notNull(),
    ...timestamps(),
  },
  (table) => [
    check('working_time_one_row', sql`${table.is_set}`),
    check(
      'working_time_days',
      sql`cardinality(${table.days}) > 0 and 1 <= all (${table.days}) and 7 >= all (${table.days})`,
    ),
    check('working_time_in_order', sql`${table.opens} < ${table.closes}`),
  ],
)
