import { and, asc, eq, getTableColumns, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { type Period, startOfPeriod } from '#records/page-content/privacy/retention.ts'
import { reminderKind } from './reminders/reminders.server.ts'
import { reportMailKind } from './report/owed.server.ts'
import { assessments } from './tables.server.ts'

const { assess_token: _, ...columns } = getTableColumns(assessments)

/** Every assessment that whoever has this address has put it to. */
export function exportAssessments(db: Database, email: string) {
  return db.select(columns).from(assessments).where(isBy(email)).orderBy(asc(assessments.completed_at))
}

export const eraseAssessmentsOf = (tx: Transaction, email: string) => erase(tx, isBy(email))

/** Those of clients are kept for longer; mails about them only as long as the results that they were of. */
export async function eraseOutdatedAssessments(tx: Transaction, now: Date) {
  const { assessment, clientAssessment } = await getRetention(tx)
  const isOver = (isClient: boolean, period: Period) =>
    and(eq(assessments.is_client, isClient), lt(assessments.completed_at, startOfPeriod(period, now).toISOString()))
  const { counts } = await erase(tx, or(isOver(false, assessment), isOver(true, clientAssessment)))
  const isOld = lt(mails.created_at, startOfPeriod(assessment, now).toISOString())
  const sent = await tx.delete(mails).where(and(inArray(mails.kind, [reminderKind, reportMailKind]), isOld))
  return { counts: { ...counts, mails: sent.rowCount ?? 0 } }
}

async function erase(tx: Transaction, which: SQL | undefined) {
  const { rowCount } = await tx.delete(assessments).where(which)
  return { counts: { assessments: rowCount ?? 0 } }
}

const isBy = (email: string) => sql`lower(${assessments.email}) = lower(${email})`
