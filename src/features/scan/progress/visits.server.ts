import { gte, lt, sql } from 'drizzle-orm'
import { scanVisits } from '#features/scan/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { startOfPeriod } from '#records/page-content/privacy/retention.ts'
import type { Progress } from './input.ts'

/** Notes how far a scan came; answers whether it is new. Said twice or late it changes nothing: a visit only ever moves on. */
export async function noteProgress(db: Database | Transaction, progress: Progress, now: Date) {
  const { visit, answered, questions, step } = progress
  const hour = startOfHour(now)
  const isDone = step === 'result'
  const [noted] = await db
    .insert(scanVisits)
    .values({
      id: visit,
      started_at: hour,
      answered: step === 'questions' ? answered : questions,
      questions,
      reached_personal_data: step !== 'questions',
      completed_at: isDone ? hour : null,
    })
    .onConflictDoUpdate({
      target: scanVisits.id,
      set: {
        answered: sql`least(greatest(${scanVisits.answered}, excluded.answered), ${scanVisits.questions})`,
        reached_personal_data: sql`${scanVisits.reached_personal_data} or excluded.reached_personal_data`,
        completed_at: sql`coalesce(${scanVisits.completed_at}, excluded.completed_at)`,
      },
      setWhere: sql`excluded.answered > ${scanVisits.answered}
        or excluded.reached_personal_data and not ${scanVisits.reached_personal_data}
        or excluded.completed_at is not null and ${scanVisits.completed_at} is null`,
    })
    // What was there before carries the number of the transaction that changes it.
    .returning({ isNew: sql<boolean>`${scanVisits}.xmax = 0` })
  return noted?.isNew ?? false
}

function startOfHour(moment: Date): string {
  const hour = new Date(moment)
  hour.setUTCMinutes(0, 0, 0)
  return hour.toISOString()
}

export type Funnel = Awaited<ReturnType<typeof countFunnel>>

/** How many of the scans that were started since then came how far. */
export async function countFunnel(db: Database, since: Date) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [row] = await db
    .select({
      started: sql<number>`count(*)::int`,
      half: count(sql`${scanVisits.answered} * 2 >= ${scanVisits.questions}`),
      answered: count(sql`${scanVisits.answered} = ${scanVisits.questions}`),
      personal_data: count(sql`${scanVisits.reached_personal_data}`),
      completed: count(sql`${scanVisits.completed_at} is not null`),
    })
    .from(scanVisits)
    .where(gte(scanVisits.started_at, since.toISOString()))
  return row ?? { started: 0, half: 0, answered: 0, personal_data: 0, completed: 0 }
}

/** They name nobody, and are kept as long as other analytics. */
export async function eraseOutdatedVisits(tx: Transaction, now: Date) {
  const before = startOfPeriod((await getRetention(tx)).analytics, now)
  const { rowCount } = await tx.delete(scanVisits).where(lt(scanVisits.started_at, before.toISOString()))
  return { counts: { visits: rowCount ?? 0 } }
}
