import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Role } from '#accounts/session.server.ts'
import { endSessions } from '#accounts/sign-in/sessions.server.ts'
import { credentials, twoFactors, users, verifications } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'

export type NewAccount = { email: string; name: string; role: Role; passwordHash?: string | undefined }

const credential = 'credential'

/** An account that can sign in with its e-mail address and that password, or first has to choose one by a link. */
export async function addAccount(tx: Transaction, { passwordHash, ...person }: NewAccount) {
  const [row] = await tx.insert(users).values(person).returning()
  if (!row) throw new Error('The account was not added')
  if (passwordHash)
    await tx
      .insert(credentials)
      .values({ user_id: row.id, account_id: row.id, provider_id: credential, password: passwordHash })
  return row
}

/** Whoever is signed in with the old password is not any more, and links to choose another are void. */
export async function setPassword(tx: Transaction, userId: string, passwordHash: string, exceptSessionId?: string) {
  await replacePassword(tx, userId, passwordHash)
  await endSessions(tx, userId, exceptSessionId)
  await revokeLinks(tx, userId)
}

type Link = { id: string; user_id: string }

/** By a link that was promised. False when it, or another of the same person's, was used at the same moment. */
export async function choosePassword(tx: Transaction, link: Link, passwordHash: string): Promise<boolean> {
  const { id, value } = verifications
  const open = await tx.select({ id }).from(verifications).where(eq(value, link.user_id)).orderBy(id).for('update')
  if (!open.some((other) => other.id === link.id)) return false
  await replacePassword(tx, link.user_id, passwordHash)
  await revokeLinks(tx, link.user_id)
  return true
}

async function replacePassword(tx: Transaction, userId: string, passwordHash: string) {
  await tx
    .insert(credentials)
    .values({ user_id: userId, account_id: userId, provider_id: credential, password: passwordHash })
    .onConflictDoUpdate({
      target: [credentials.user_id, credentials.provider_id],
      set: { password: passwordHash },
    })
}

/** Links to choose a new password, and second steps that somebody has not finished. */
export async function revokeLinks(db: Database | Transaction, userId: string) {
  await db.delete(verifications).where(eq(verifications.value, userId))
}

/**
 * The same but for the latest, whoever made it: of two that were made at the same moment one stays. In one statement, which
 * can't delete a later one that it hasn't seen.
 */
export async function revokeOlderLinks(tx: Transaction, userId: string) {
  const { id, value, created_at } = verifications
  const own = eq(value, userId)
  const latest = tx.select({ id }).from(verifications).where(own).orderBy(desc(created_at), desc(id)).limit(1)
  await tx.delete(verifications).where(and(own, ne(id, sql`(${latest})`)))
}

export async function removeTwoFactor(tx: Transaction, userId: string) {
  await tx.delete(twoFactors).where(eq(twoFactors.user_id, userId))
  await tx.update(users).set({ two_factor_enabled: false }).where(eq(users.id, userId))
}

/** Everyone else who adds, disables or removes an account waits until this transaction has ended. */
export async function lockAccounts(tx: Transaction) {
  await tx.execute(sql`lock table ${users} in share row exclusive mode`)
}

export const countAccounts = (db: Database | Transaction) => db.$count(users)

export const countAdministrators = (tx: Transaction) =>
  tx.$count(users, and(eq(users.role, 'admin'), eq(users.disabled, false)))

/** Loaded when it is first needed: most of what runs never sees a password. */
export async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto')
  return crypto.hashPassword(password)
}

/** What an address signs in with. Whoever is changing it at this moment is waited for. */
export async function findPasswordHash(db: Database, email: string) {
  const [own] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.user_id))
    .where(and(eq(users.email, email), eq(credentials.provider_id, credential)))
    .for('share', { of: credentials })
  return own?.hash
}

export async function hasPassword(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(credentials, isOwn(userId))) > 0
}

const isOwn = (userId: string) => and(eq(credentials.user_id, userId), eq(credentials.provider_id, credential))

export async function isPasswordOf(db: Database, userId: string, password: string): Promise<boolean> {
  const [own] = await db.select({ hash: credentials.password }).from(credentials).where(isOwn(userId))
  if (!own?.hash) return false
  const crypto = await import('better-auth/crypto')
  return crypto.verifyPassword({ hash: own.hash, password })
}
