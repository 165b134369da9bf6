import { and, desc, eq, gt, lte, ne } from 'drizzle-orm'
import { hashOfToken } from '#accounts/session-token.server.ts'
import { sessions, verifications } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'

/** Where someone is signed in, the latest first. Never with the token, which is the key to it. */
export function listSessions(db: Database, userId: string, now: Date) {
  const { id, created_at, updated_at, expires_at, ip_address, user_agent } = sessions
  return db
    .select({ id, created_at, updated_at, expires_at, ip_address, user_agent })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now.toISOString())))
    .orderBy(desc(sessions.created_at), desc(sessions.id))
}

/** False when that person has no such session. */
export async function endSession(db: Database | Transaction, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endSessions(db: Database | Transaction, userId: string, exceptId?: string) {
  const kept = exceptId ? ne(sessions.id, exceptId) : undefined
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), kept))
}

/** For a session whose key was never handed out. */
export async function endSessionWith(db: Database, token: string) {
  await db.delete(sessions).where(eq(sessions.token, hashOfToken(token)))
}

/** Sessions, links and second steps whose time is over. */
export async function forgetExpired(db: Database, now: Date) {
  await db.delete(sessions).where(lte(sessions.expires_at, now.toISOString()))
  await db.delete(verifications).where(lte(verifications.expires_at, now.toISOString()))
}
