import { and, asc, eq, getTableColumns, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import type { Transaction } from '#platform/transaction.server.ts'
import { assessments } from './tables.server.ts'

const { assess_token: _, ...columns } = getTableColumns(assessments)

/** Every assessment that whoever has this address has put it to. */
export function exportAssessments(db: Database, email: string) {
  return db.select(columns).from(assessments).where(isBy(email)).orderBy(asc(assessments.completed_at))
}

export async function eraseAssessmentsOf(tx: Transaction, email: string): Promise<number> {
  return (await tx.delete(assessments).where(isBy(email))).rowCount ?? 0
}

/** Those completed before one moment, and those of clients before another. */
export async function eraseOldAssessments(tx: Transaction, before: Date, clientsBefore: Date): Promise<number> {
  const older = (isClient: boolean, than: Date) =>
    and(eq(assessments.is_client, isClient), lt(assessments.completed_at, than.toISOString()))
  return (await tx.delete(assessments).where(or(older(false, before), older(true, clientsBefore)))).rowCount ?? 0
}

const isBy = (email: string) => sql`lower(${assessments.email}) = lower(${email})`
