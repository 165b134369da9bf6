import { createHmac } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { getSecret } from '#platform/database/secrets.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { type Consent, erasures } from './tables.server.ts'

export type Counts = Record<string, number>

/** Keeps the proof that somebody's data was erased because they asked for it. */
export async function recordRequest(tx: Transaction, email: string, erased: Counts, consents: Consent[], now: Date) {
  const row = {
    reason: 'request',
    person: await hashOfPerson(tx, email),
    erased,
    consents,
    erased_at: now.toISOString(),
  }
  const [proof] = await tx
    .insert(erasures)
    .values(row as typeof erasures.$inferInsert)
    .returning()
  if (!proof) throw new Error('The proof of an erasure was not kept')
  return proof
}

/** Keeps the proof that data was erased because its time was over. */
export async function recordRetention(tx: Transaction, erased: Counts, now: Date) {
  await tx.insert(erasures).values({ reason: 'retention', erased, erased_at: now.toISOString() })
}

/** What was erased of whoever has this address. */
export async function listErasures(db: Database, email: string) {
  const { erased, consents, erased_at } = erasures
  const person = await hashOfPerson(db, email)
  return db
    .select({ erased, consents, erased_at })
    .from(erasures)
    .where(eq(erasures.person, person))
    .orderBy(asc(erased_at))
}

/**
 * Tells whether two proofs are about the same person, without naming anybody. The secret is made once and stays in the
 * database: without it the hash of a known address could be looked for.
 */
export async function hashOfPerson(db: Database | Transaction, email: string): Promise<string> {
  const secret = await getSecret(db, 'ERASURE_SECRET', undefined)
  return createHmac('sha256', secret).update(email.trim().toLowerCase()).digest('base64url')
}
