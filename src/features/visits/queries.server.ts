import { and, between, desc, eq, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { startOfPeriod } from '#records/page-content/privacy/retention.ts'
import type { Dimension } from '#records/visits/steps.ts'
import { dailyVisits } from '#records/visits/tables.server.ts'

export type Seen = { key: string; views: number; visits: number; visitors: number }

/** Days as in `2026-01-31`, both included. */
export type Period = { from: string; to: string }

const longest = 500

const total = (column: PgColumn) => sql<number>`${sum(column)}::int`

const { day, key, views, visits, visitors } = dailyVisits
const seen = { views: total(views), visits: total(visits), visitors: total(visitors) }

const within = ({ from, to }: Period, by: Dimension): SQL | undefined =>
  and(between(day, from, to), eq(dailyVisits.by, by))

/** Each day of the period, those without anybody included. */
export async function listDays(db: Database, period: Period): Promise<Seen[]> {
  const rows = await db
    .select({ key: day, ...seen })
    .from(dailyVisits)
    .where(within(period, 'page'))
    .groupBy(day)
  const found = new Map(rows.map((row) => [row.key, row]))
  return daysOf(period).map((key) => found.get(key) ?? { key, views: 0, visits: 0, visitors: 0 })
}

/** What was seen and where it came from, most first. */
export async function listVisits(db: Database, period: Period, by: Dimension) {
  const rows = await db
    .select({ key, ...seen, total: sql<number>`(count(*) over ())::int` })
    .from(dailyVisits)
    .where(within(period, by))
    .groupBy(key)
    .having(sql`${seen.views} > 0`)
    .orderBy(desc(seen.visits), desc(seen.views), key)
    .limit(longest)
  return { items: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

const dayMs = 24 * 60 * 60 * 1000

function daysOf({ from, to }: Period): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(from) + place * dayMs).toISOString().slice(0, 10),
  )
}

/** They name nobody, and are kept as long as other analytics. */
export async function eraseOutdatedVisits(tx: Transaction, now: Date) {
  const before = startOfPeriod((await getRetention(tx)).analytics, now)
    .toISOString()
    .slice(0, 10)
  const { rowCount } = await tx.delete(dailyVisits).where(sql`${day} < ${before}`)
  return { counts: { visit_counts: rowCount ?? 0 } }
}
