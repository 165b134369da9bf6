import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import type { Transaction } from '#platform/transaction.server.ts'
import type { Role } from '#records/staff/session.server.ts'
import { endSessions } from '#records/staff/sign-in/sessions.server.ts'
import { staff, staffAccounts, staffTwoFactors } from '#records/staff/tables.server.ts'

export type NewAccount = { email: string; name: string; role: Role; passwordHash: string }

const credential = 'credential'

/** An account that can sign in with its e-mail address and that password. */
export async function addAccount(tx: Transaction, { passwordHash, ...person }: NewAccount) {
  const [row] = await tx.insert(staff).values(person).returning()
  if (!row) throw new Error('The account was not added')
  await tx
    .insert(staffAccounts)
    .values({ staff_id: row.id, account_id: row.id, provider_id: credential, password: passwordHash })
  return row
}

/** Whoever is signed in with the old password is not any more. */
export async function setPassword(tx: Transaction, staffId: string, passwordHash: string, exceptSessionId?: string) {
  await tx
    .insert(staffAccounts)
    .values({ staff_id: staffId, account_id: staffId, provider_id: credential, password: passwordHash })
    .onConflictDoUpdate({
      target: [staffAccounts.staff_id, staffAccounts.provider_id],
      set: { password: passwordHash },
    })
  await endSessions(tx, staffId, exceptSessionId)
}

export async function removeTwoFactor(tx: Transaction, staffId: string) {
  await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.staff_id, staffId))
  await tx.update(staff).set({ two_factor_enabled: false }).where(eq(staff.id, staffId))
}

/** Everyone else who adds, disables or removes an account waits until this transaction has ended. */
export async function lockAccounts(tx: Transaction) {
  await tx.execute(sql`lock table ${staff} in share row exclusive mode`)
}

export const countAccounts = (db: Database | Transaction) => db.$count(staff)

export const countAdministrators = (tx: Transaction) =>
  tx.$count(staff, and(eq(staff.role, 'admin'), eq(staff.disabled, false)))

/** Loaded when it is first needed: most of what runs never sees a password. */
export async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto')
  return crypto.hashPassword(password)
}
