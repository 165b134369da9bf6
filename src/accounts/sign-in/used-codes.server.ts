import { createHash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { usedProofs } from '#platform/database/tables.server.ts'

/** A code is right for 30 seconds and as long before and after; this is longer. */
const remembered = 2 * 60 * 1000

/** Uses a right code up. False when it was used before: whoever has read it over a shoulder comes too late. */
export async function spendCode(db: Database, userId: string, code: string, now: Date): Promise<boolean> {
  await db.delete(usedProofs).where(lt(usedProofs.expires_at, now.toISOString()))
  const expires_at = new Date(now.getTime() + remembered).toISOString()
  const [used] = await db
    .insert(usedProofs)
    .values({ signature: signatureOf(userId, code), expires_at })
    .onConflictDoNothing()
    .returning()
  return used !== undefined
}

/** Asked before the library is, which would take a used code for the end of that sign-in. */
export async function isSpent(db: Database, userId: string, code: string): Promise<boolean> {
  return (await db.$count(usedProofs, eq(usedProofs.signature, signatureOf(userId, code)))) > 0
}

const signatureOf = (userId: string, code: string) =>
  `code ${createHash('sha256').update(`${userId} ${code}`).digest('base64url')}`
