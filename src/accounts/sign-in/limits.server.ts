import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { twoFactors } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { isLoopback } from '#platform/http/client-address.server.ts'
import { countOne, forgetCount, type Limit, uncountOne, visitorOf } from '#platform/http/rate-limit.server.ts'

const minutes = 60

const most = (points: number, seconds: number) => ({ points, seconds })

/** How often something may go wrong, by account and by network address. What goes right is not counted. */
const limits = {
  'sign-in': { account: most(10, 15 * minutes), address: most(60, 15 * minutes) },
  /** By account it is better-auth that counts: after ten wrong codes the second step is locked for a quarter of an hour. */
  'second step': { account: undefined, address: most(60, 15 * minutes) },
  /** The own password or code, asked of someone who is signed in. */
  confirmation: { account: most(10, 15 * minutes), address: most(60, 15 * minutes) },
  /** Right or wrong, each one counts: each may be a mail to somebody. */
  'reset mail': { account: most(5, 60 * minutes), address: most(30, 60 * minutes) },
  /** With the secret of a link. */
  link: { account: undefined, address: most(60, 15 * minutes) },
} as const

export type Attempt = { kind: keyof typeof limits; account?: string; address: string }

/** Throws `LimitReached` when there were too many. Counted before the attempt is made, so that many at once count too. */
export async function countAttempt(db: Database, attempt: Attempt) {
  await db.transaction(async (tx) => {
    for (const [limit, key] of countersOf(attempt)) await countOne(tx, limit, key)
  })
}

export async function uncountAttempt(db: Database, attempt: Attempt) {
  await db.transaction(async (tx) => {
    for (const [limit, key] of countersOf(attempt)) await uncountOne(tx, limit, key)
  })
}

/** For whoever has shown by a mail that the account is theirs: wrong passwords of before count no more, wrong codes do. */
export const liftPasswordLock = (tx: Transaction, email: string) =>
  forgetCount(tx, { name: 'sign-in account', ...limits['sign-in'].account }, hashOf(email))

/** For whoever was kept out of the own account: wrong passwords and codes of before count no more. */
export async function liftLocks(tx: Transaction, { id, email }: { id: string; email: string }) {
  for (const [kind, account] of [
    ['sign-in', email],
    ['confirmation', id],
    ['reset mail', email],
  ] as const)
    await forgetCount(tx, { name: `${kind} account`, ...limits[kind].account }, hashOf(account))
  const unlocked = { failed_verification_count: 0, locked_until: null }
  await tx.update(twoFactors).set(unlocked).where(eq(twoFactors.user_id, id))
}

function* countersOf({ kind, account, address }: Attempt): Generator<[Limit, string]> {
  const limit = limits[kind]
  // Hashed: whose account was tried is not for everyone who reads the table of counters.
  if (limit.account && account) yield [{ name: `${kind} account`, ...limit.account }, hashOf(account)]
  // What comes from the machine itself may be every visitor, behind a proxy that TRUST_PROXY doesn't name.
  if (!isLoopback(address)) yield [{ name: `${kind} address`, ...limit.address }, visitorOf(address)]
}

const hashOf = (account: string) => createHash('sha256').update(account.trim().toLowerCase()).digest('base64url')
