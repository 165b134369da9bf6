import { and, between, eq, sql, sum } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { dailyVisits } from '#records/visits/tables.server.ts'
import { type FunnelRow, type FunnelStep, funnelSteps } from './funnel-steps.ts'
import type { Period } from './queries.server.ts'
import { countWon } from './won.server.ts'

export type Funnel = Awaited<ReturnType<typeof listFunnel>>

type Origin = 'page' | 'source' | 'campaign'

const longest = 500

const totals = Object.fromEntries(
  funnelSteps.map((step) => [step, sql<number>`coalesce(${sum(dailyVisits[step])}, 0)::int`]),
) as Record<FunnelStep, ReturnType<typeof sql<number>>>

const none = Object.fromEntries(funnelSteps.map((step) => [step, 0])) as Record<FunnelStep, number>

/** How far those came who began there, with those first who brought the most. */
export async function listFunnel(db: Database, period: Period, by: Origin) {
  const rows = await listRows(db, period, by)
  // Not every visit has a campaign, but each has a first page.
  const all = by === 'page' ? rows : await listRows(db, period, 'page')
  return { items: rows.slice(0, longest), total: rows.length, totals: sumOf(all) }
}

async function listRows(db: Database, period: Period, by: Origin): Promise<FunnelRow[]> {
  const counted = await db
    .select({ key: dailyVisits.key, ...totals })
    .from(dailyVisits)
    .where(and(between(dailyVisits.day, period.from, period.to), eq(dailyVisits.by, by)))
    .groupBy(dailyVisits.key)
  const rows = new Map<string, FunnelRow>(counted.map((row) => [row.key, withStarts(row)]))
  for (const [key, count] of await countWon(db, period, by)) {
    const row = rows.get(key) ?? { key, ...none }
    rows.set(key, { ...row, won: row.won + count })
  }
  return [...rows.values()].filter((row) => funnelSteps.some((step) => row[step] > 0)).sort(byWorth)
}

/** Whoever asks not to be counted on the way, or sends a scan by the API, has begun it as well. */
const withStarts = (row: FunnelRow) => ({ ...row, scans_started: Math.max(row.scans_started, row.scans_finished) })

/** The last step that tells them apart decides. */
function byWorth(a: FunnelRow, b: FunnelRow) {
  for (const step of funnelSteps.toReversed()) if (a[step] !== b[step]) return b[step] - a[step]
  return a.key < b.key ? -1 : 1
}

function sumOf(rows: FunnelRow[]) {
  const sumOfStep = (step: FunnelStep) => rows.reduce((total, row) => total + row[step], 0)
  return Object.fromEntries(funnelSteps.map((step) => [step, sumOfStep(step)])) as Record<FunnelStep, number>
}
