import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type AuditEntry, recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import { auditEntries, users } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

const resource = 'sign-ins'

/** Who came in, went or was signed out. */
export const recordSignIn = (
  db: Database,
  user: User,
  action: Extract<AuditEntry['action'], 'sign-in' | 'sign-out' | 'session-end'>,
  after: Record<string, unknown> | null = null,
) => recordAuditEntry(db, user, { action, resource, item_id: user.id, item_label: user.email, after })

type Attempted = { step: 'password' | 'second step' | 'confirmation'; network?: string | undefined }

/** The password was right, the second step is still to come: if none follows, somebody else knows the password. */
export const recordBegun = (db: Database, email: string, network?: string) =>
  recordAttempt(db, 'sign-in-begun', email, { step: 'password', network })

export const recordFailure = (db: Database, email: string, attempted: Attempted) =>
  recordAttempt(db, 'sign-in-failed', email, attempted)

/**
 * Somebody tried. The entry is about the account, never by its owner: that is not known. An address that nobody has is
 * kept as a hash, for it may be a stranger's, or a password typed into the wrong field.
 */
async function recordAttempt(
  db: Database,
  action: 'sign-in-begun' | 'sign-in-failed',
  email: string,
  { step, network }: Attempted,
) {
  const [known] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email))
  await db.insert(auditEntries).values({
    action,
    resource,
    item_id: known?.id ?? createHash('sha256').update(email).digest('base64url'),
    item_label: known?.email ?? 'An unknown address',
    user_name: 'Somebody',
    after: { step },
    network: network ?? null,
  })
}
