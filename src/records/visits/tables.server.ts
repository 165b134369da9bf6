import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dimensions, type steps } from './steps.ts'

const count = () => integer().notNull().default(0)

/**
 * How much happened on a day, by page, by source, by campaign and by width of the screen: sums from the start, so that no
 * row tells of one person. A page is the one on which a visit began, except for `views`.
 */
export const dailyVisits = pgTable(
  'daily_visits',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    by: text({ enum: dimensions }).notNull(),
    key: text().notNull(),
    views: count(),
    visits: count(),
    visitors: count(),
    scans_started: count(),
    scans_finished: count(),
    scans_named: count(),
    inquiries: count(),
    won: count(),
  } satisfies Record<(typeof steps)[number], unknown> & Record<string, unknown>,
  (table) => [
    primaryKey({ columns: [table.day, table.by, table.key] }),
    check('daily_visits_by_known', sql`${table.by} in ('page', 'source', 'campaign', 'width')`),
    check('daily_visits_key_length', sql`char_length(${table.key}) between 1 and 400`),
  ],
)
