import { gte, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { countFunnel } from '#features/scan/progress/visits.server.ts'
import { assessments, scanVisits } from '#features/scan/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

const weeksShown = 12
const day = 24 * 60 * 60 * 1000

/** Scans of the last twelve weeks, the current one included; weeks begin on Monday, in UTC. */
export async function summarizeScans(db: Database, now: Date) {
  const weeks = listWeeks(now)
  const since = new Date(`${weeks[0]}T00:00:00Z`)
  const [started, completed, funnel] = await Promise.all([
    countByWeek(db, scanVisits, scanVisits.started_at, since),
    countByWeek(db, assessments, assessments.completed_at, since),
    countFunnel(db, since),
  ])
  return {
    weeks: weeks.map((week) => ({ week, started: started.get(week) ?? 0, completed: completed.get(week) ?? 0 })),
    funnel,
  }
}

function listWeeks(now: Date): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = today - ((now.getUTCDay() + 6) % 7) * day
  return Array.from({ length: weeksShown }, (_, place) => monday - (weeksShown - 1 - place) * 7 * day).map((start) =>
    new Date(start).toISOString().slice(0, 10),
  )
}

async function countByWeek(db: Database, table: PgTable, moment: PgColumn, since: Date) {
  const week = sql<string>`to_char(date_trunc('week', ${moment} at time zone 'UTC'), 'YYYY-MM-DD')`
  const rows = await db
    .select({ week, count: sql<number>`count(*)::int` })
    .from(table)
    .where(gte(moment, since.toISOString()))
    .groupBy(sql`1`)
  return new Map(rows.map(({ week, count }) => [week, count]))
}
