import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import {
  addAccount,
  countAccounts,
  hashPassword,
  lockAccounts,
  type NewAccount,
} from '#accounts/users/accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { generatedSecrets } from '#platform/database/tables.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { findPasswordFault } from './password.server.ts'

const secretName = 'SET_UP_TOKEN_HASH'

/**
 * While nobody can sign in: makes the administrator that the settings name, or answers the path of a page where
 * whoever has started the site may make one. Each start makes a new path; the one before is void. Of several processes each
 * prints its own, and nobody should have to guess which came last: there the last four hold.
 */
export async function prepareFirstAdministrator({ db, environment }: Platform, say: (line: string) => void) {
  if ((await countAccounts(db)) > 0) return undefined
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = environment
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    const email = ADMIN_EMAIL.toLowerCase()
    // Only said: a site that doesn't start would help nobody.
    if (await findPasswordFault(ADMIN_PASSWORD, { email, host: environment.PUBLIC_URL }))
      say('ADMIN_PASSWORD is easy to guess: please change it after you have signed in')
    const passwordHash = await hashPassword(ADMIN_PASSWORD)
    await addFirst(db, { email, name: 'Administrator', role: 'admin', passwordHash })
    return undefined
  }
  const token = randomBytes(32).toString('base64url')
  const value = hashOf(token)
  const kept = (environment.DATABASE_URL ? 4 : 1) * (value.length + 1) - 1
  const set = { value: sql`right(${generatedSecrets.value} || ' ' || ${value}, ${kept})` }
  await db
    .insert(generatedSecrets)
    .values({ name: secretName, value })
    .onConflictDoUpdate({ target: generatedSecrets.name, set })
  return `/admin/set-up?token=${token}`
}

/** Makes the first administrator for whoever holds the token of the last start. */
export async function setUp(db: Database, token: string, person: Omit<NewAccount, 'role'>) {
  await checkToken(db, token)
  const added = await addFirst(db, { ...person, role: 'admin' })
  if (!added) throw done()
}

export async function checkToken(db: Database, token: string) {
  if ((await countAccounts(db)) > 0) throw done()
  const [kept] = await db.select().from(generatedSecrets).where(eq(generatedSecrets.name, secretName))
  if (!kept?.value.split(' ').some((hash) => isSame(hashOf(token), hash))) {
    throw new Refusal(403, 'This link is not valid. Each start of the site prints a new one.')
  }
}

function addFirst(db: Database, person: NewAccount) {
  return db.transaction(async (tx) => {
    await lockAccounts(tx)
    if ((await countAccounts(tx)) > 0) return undefined
    await tx.delete(generatedSecrets).where(eq(generatedSecrets.name, secretName))
    const first = await addAccount(tx, person)
    const { id, email, name, role } = first
    const made = { action: 'create', resource: 'users', item_id: id, item_label: email } as const
    // There is nobody else who could have done it.
    await recordAuditEntry(tx, first, { ...made, after: { email, name, role } })
    return first
  })
}

const done = () => new Refusal(410, 'This site is set up already. Please sign in.')

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
