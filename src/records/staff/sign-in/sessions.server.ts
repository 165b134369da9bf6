import { and, desc, eq, gt, lte, ne } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import type { Transaction } from '#platform/transaction.server.ts'
import { staffSessions, staffVerifications } from '#records/staff/tables.server.ts'

/** Where someone is signed in, the latest first. Never with the token, which is the key to it. */
export function listSessions(db: Database, staffId: string, now: Date) {
  const { id, created_at, updated_at, expires_at, ip_address, user_agent } = staffSessions
  return db
    .select({ id, created_at, updated_at, expires_at, ip_address, user_agent })
    .from(staffSessions)
    .where(and(eq(staffSessions.staff_id, staffId), gt(staffSessions.expires_at, now.toISOString())))
    .orderBy(desc(staffSessions.created_at), desc(staffSessions.id))
}

/** False when that person has no such session. */
export async function endSession(db: Database | Transaction, staffId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staff_id, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id })
  return ended.length > 0
}

export async function endSessions(db: Database | Transaction, staffId: string, exceptId?: string) {
  const kept = exceptId ? ne(staffSessions.id, exceptId) : undefined
  await db.delete(staffSessions).where(and(eq(staffSessions.staff_id, staffId), kept))
}

/** Sessions, links and second steps whose time is over. */
export async function forgetExpired(db: Database, now: Date) {
  await db.delete(staffSessions).where(lte(staffSessions.expires_at, now.toISOString()))
  await db.delete(staffVerifications).where(lte(staffVerifications.expires_at, now.toISOString()))
}
