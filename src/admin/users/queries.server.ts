import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type AuditEntry, recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { Session, User } from '#accounts/session.server.ts'
import { deleteSecretMailsTo } from '#accounts/sign-in/secret-mails.server.ts'
import { endSession, endSessions } from '#accounts/sign-in/sessions.server.ts'
import { users } from '#accounts/tables.server.ts'
import {
  addAccount,
  countAdministrators,
  hashPassword,
  lockAccounts,
  removeTwoFactor,
  revokeLinks,
  setPassword,
} from '#accounts/users/accounts.server.ts'
import { roles, type userChange, type userInput } from '#accounts/users/input.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { checkVersion } from '#resources/rows.server.ts'

export type UserRow = ReturnType<typeof pickUser>

/** How accounts are searched and sorted. Written they are below, because more hangs on them than one row. */
export const usersResource: Resource = {
  name: 'users',
  table: users,
  label: ({ email }) => String(email),
  hidden: ['email_verified', 'image', 'disabled_reason', 'disabled_until'],
  search: [users.name, users.email],
  found: { by: [users.name, users.email], title: ({ name }) => String(name), detail: ({ email }) => String(email) },
  isPersonal: true,
  roles: { read: 'admin', write: 'admin' },
  filters: {
    role: (value) => eq(users.role, readRole(value)),
    disabled: (is) => eq(users.disabled, is === 'true'),
  },
  sort: { field: 'name', order: 'asc' },
  tieBreakers: ['email'],
}

function readRole(value: string): UserRow['role'] {
  const role = roles.find((known) => known === value)
  if (role) return role
  throw new Refusal(422, 'The list can not be asked for like that.', [{ path: 'role', message: 'Unknown role' }])
}

/** Of an account what administrators see. */
export function pickUser(row: typeof users.$inferSelect) {
  const { id, email, name, role, disabled, two_factor_enabled, created_at, updated_at } = row
  return { id, email, name, role, disabled, two_factor_enabled, created_at, updated_at }
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row && pickUser(row)
}

/** Who can sign in at this moment, by name. */
export function listUserNames(db: Database) {
  const { id, name, email } = users
  return db.select({ id, name, email }).from(users).where(eq(users.disabled, false)).orderBy(name, email)
}

export async function createUser(db: Database, by: User, { password, ...person }: z.output<typeof userInput>) {
  const passwordHash = password && (await hashPassword(password))
  return db.transaction(async (tx) => {
    const user = pickUser(await addAccount(tx, { ...person, passwordHash: passwordHash || undefined }))
    await record(tx, by, 'create', user, null, user)
    return user
  })
}

type Save = {
  id: string
  values: Omit<z.output<typeof userChange>, 'current_password'>
  seenVersion: string | undefined
  features: Feature[]
}

/** Takes effect at once: whoever is disabled, or whose password was changed, is signed out everywhere. */
export async function changeUser(db: Database, session: Session, { id, values, seenVersion, features }: Save) {
  const { password, ...facts } = values
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  const isSelf = id === session.user.id
  if (isSelf && facts.disabled) throw new Refusal(409, 'You can not disable your own account.')
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, id, seenVersion)
    // Sets something even if only the password changes: the row gets a new version.
    const changed = { ...facts, updated_at: before.updated_at }
    const [row] = await tx.update(users).set(changed).where(eq(users.id, id)).returning()
    const after = pickUser(row ?? before)
    await refuseWithoutAdministrator(tx)
    if (passwordHash) await setPassword(tx, id, passwordHash, isSelf ? session.id : undefined)
    if (after.disabled) await endSessions(tx, id)
    if (after.disabled || after.email !== before.email) await revokeLinks(tx, id)
    if (after.email !== before.email)
      for (const feature of features) await feature.afterUserMoves?.(tx, before.email, after.email)
    await record(tx, session.user, 'update', after, pickUser(before), {
      ...after,
      ...(passwordHash && { password: 'changed' }),
    })
    return after
  })
}

/** For someone whose phone is gone: the next sign-in asks for the password alone. */
export async function turnOffTwoFactor(db: Database, by: User, id: string) {
  await db.transaction(async (tx) => {
    const user = pickUser(await lockUser(tx, id, undefined))
    await removeTwoFactor(tx, id)
    await record(tx, by, 'update', user, { two_factor_enabled: user.two_factor_enabled }, { two_factor_enabled: false })
  })
}

/** Signs somebody out everywhere, or where one session is. */
export async function endSessionsOf(db: Database, by: User, id: string, sessionId?: string) {
  await db.transaction(async (tx) => {
    const user = await findUser(tx, id)
    if (!user) throw new Refusal(404, 'There is no such account.')
    if (!sessionId) await endSessions(tx, id)
    else if (!(await endSession(tx, id, sessionId))) throw new Refusal(404, 'This session has ended already.')
    await record(tx, by, 'update', user, null, { sessions: sessionId ? 'one ended' : 'all ended' })
  })
}

export async function deleteUser(db: Database, by: User, id: string, seenVersion?: string) {
  if (id === by.id) throw new Refusal(409, 'You can not delete your own account.')
  await db.transaction(async (tx) => {
    const before = pickUser(await lockUser(tx, id, seenVersion))
    await tx.delete(users).where(eq(users.id, id))
    await refuseWithoutAdministrator(tx)
    await revokeLinks(tx, id)
    await deleteSecretMailsTo(tx, id)
    await record(tx, by, 'delete', before, before, null)
  })
}

async function lockUser(tx: Transaction, id: string, seenVersion: string | undefined) {
  await lockAccounts(tx)
  const [row] = await tx.select().from(users).where(eq(users.id, id))
  if (!row) throw new Refusal(404, 'There is no such account any more.')
  checkVersion(pickUser(row), seenVersion)
  return row
}

async function refuseWithoutAdministrator(tx: Transaction) {
  if ((await countAdministrators(tx)) > 0) return
  throw new Refusal(409, 'Somebody must stay an administrator. Make another one first.')
}

type Facts = Record<string, unknown> | null

function record(tx: Transaction, by: User, action: AuditEntry['action'], user: UserRow, before: Facts, after: Facts) {
  return recordAuditEntry(tx, by, {
    action,
    resource: usersResource.name,
    item_id: user.id,
    item_label: user.email,
    before,
    after,
  })
}
