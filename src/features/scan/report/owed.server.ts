import { and, eq, gt, isNotNull, not, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { assessments } from '#features/scan/tables.server.ts'
import { reportRefused } from '#features/scan/wording.ts'
import { mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { countFrom, LimitReached } from '#platform/http/rate-limit.server.ts'
import { hasJob, sendJobs } from '#platform/jobs/jobs.server.ts'

export const reportQueue = 'scan-report'

export const reportMailKind = 'scan report'

export type ReportJob = { assessmentId: string }

const perHour = (name: string, points: number) => ({ name, points, seconds: 60 * 60 })
const limits = { address: perHour('scan-report-address', 60), network: perHour('scan-report-network', 300) }

/** The address may be a stranger's: nobody gets more than this in a day, whoever asks for it. */
const mostADay = 3
const day = 24 * 60 * 60 * 1000

type Asked = { id: string; email: string; address: string; now: Date }

/**
 * Leaves it to a job to draw the report and to mail it, so that a drawing that fails costs nobody their result. Where there
 * were too many the whole submission is refused with the reason, rather than a mail promised that never comes.
 */
export async function oweReport(tx: Transaction, { id, email, address, now }: Asked) {
  const refusal = new Refusal(422, reportRefused, [{ path: 'mailReport', message: reportRefused }])
  await countFrom(tx, limits, address).catch((error) => {
    throw error instanceof LimitReached ? refusal : error
  })
  if ((await countReports(tx, email, now)) >= mostADay) throw refusal
  await tx.update(assessments).set({ report_owed: true }).where(eq(assessments.id, id))
  await leaveJobs(tx, [{ id }])
}

/** How many reports that address was sent in a day, or is still to get. Others who ask for it wait meanwhile. */
async function countReports(tx: Transaction, email: string, now: Date) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 7))`)
  const since = new Date(now.getTime() - day).toISOString()
  const isTo = (column: PgColumn) => sql`lower(${column}) = lower(${email})`
  const sent = and(eq(mails.kind, reportMailKind), isTo(mails.to_address), gt(mails.created_at, since))
  const owed = and(eq(assessments.report_owed, true), isTo(assessments.email))
  return (await tx.$count(mails, sent)) + (await tx.$count(assessments, owed))
}

/** Gives each report that is owed and has no job one, such as after a backup was restored. */
export async function resumeReports(tx: Transaction) {
  const { id, report_owed, person_id } = assessments
  const without = not(hasJob(reportQueue, 'assessmentId', id))
  const isOwed = and(eq(report_owed, true), isNotNull(person_id), without)
  await leaveJobs(tx, await tx.select({ id }).from(assessments).where(isOwed))
}

const leaveJobs = (tx: Transaction, rows: { id: string }[]) =>
  sendJobs<ReportJob>(
    tx,
    reportQueue,
    rows.map(({ id: assessmentId }) => ({ assessmentId })),
  )
