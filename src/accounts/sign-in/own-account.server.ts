import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { requireConfirmation } from '#accounts/confirmation.server.ts'
import { requireUser, type User, type UserEnv } from '#accounts/session.server.ts'
import { users } from '#accounts/tables.server.ts'
import { revokeLinks } from '#accounts/users/accounts.server.ts'
import { type Database, isTaken } from '#platform/database/database.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Company, Prepare } from './calls.server.ts'
import { confirmCode, confirmPassword } from './confirm.server.ts'
import { confirmedInput, confirmInput, ownNameInput, ownPasswordInput, sessionInput } from './input.ts'
import { checkPassword } from './password.server.ts'
import { refuseOvertaken, relay } from './relay.server.ts'
import { endSession, endSessions, listSessions } from './sessions.server.ts'
import { recordSignIn } from './sign-in-log.server.ts'

type Deps = { company: Company; prepare: Prepare }

/** What everyone may do with the own account, whatever the role. What weakens or locks it asks for the password again. */
export function ownAccountApi(platform: Platform, { company, prepare }: Deps) {
  const { db, now } = platform
  const api = new Hono<UserEnv>()
  const signedIn = requireUser(platform)
  const confirmed = requireConfirmation(platform)

  api.post('/confirm', signedIn, async (c) => {
    const proof = await readBody(c, confirmInput)
    const refused = await ('code' in proof
      ? confirmCode(platform, c, proof.code, prepare)
      : confirmPassword(platform, c, proof.password, 'password'))
    return refused ?? c.json({ success: true })
  })

  api.post('/update-user', signedIn, async (c) => {
    const { name } = await readBody(c, ownNameInput)
    const person = c.var.user
    await db.transaction(async (tx) => {
      await tx.update(users).set({ name }).where(eq(users.id, person.id))
      await recordOwn(tx, person, { name }, { name: person.name })
    })
    return c.json({ success: true })
  })

  api.post('/change-password', signedIn, async (c) => {
    const { current_password, new_password, end_other_sessions } = await readBody(c, ownPasswordInput)
    const about = { ...c.var.user, company: await company(), host: platform.environment.PUBLIC_URL }
    await checkPassword(new_password, about, 'new_password')
    const refused = await confirmPassword(platform, c, current_password)
    if (refused) return refused
    const { api, headers } = await prepare(c)
    const body = {
      currentPassword: current_password,
      newPassword: new_password,
      revokeOtherSessions: end_other_sessions,
    }
    const answer = await api.changePassword({ body, headers, asResponse: true })
    if (answer.ok) {
      // Nobody may choose yet another one by a link that was mailed for the old one.
      await revokeLinks(db, c.var.user.id)
      await recordOwn(db, c.var.user, { password: 'changed' })
    }
    return relay(c, answer, () => ({ success: true }))
  })

  api.post('/two-factor/enable', signedIn, async (c) => {
    const { current_password: password } = await readBody(c, confirmedInput)
    const refused = await confirmPassword(platform, c, password)
    if (refused) return refused
    const { api, headers } = await prepare(c)
    const body = { password, issuer: await company(), method: 'totp' as const }
    const answer = await api.enableTwoFactor({ body, headers, asResponse: true }).catch((error) => {
      if (isTaken(error)) return undefined
      throw error
    })
    if (!answer) return refuseOvertaken(c)
    return relay(c, answer, ({ totpURI, backupCodes }) => ({ totpURI, backupCodes }))
  })

  api.post('/two-factor/disable', signedIn, async (c) => {
    const { current_password: password } = await readBody(c, confirmedInput)
    const refused = await confirmPassword(platform, c, password)
    if (refused) return refused
    const { api, headers } = await prepare(c)
    const answer = await api.disableTwoFactor({ body: { password }, headers, asResponse: true })
    if (answer.ok) await recordOwn(db, c.var.user, { two_factor: 'off' })
    return relay(c, answer, () => ({ success: true }))
  })

  api.post('/two-factor/generate-backup-codes', signedIn, async (c) => {
    const { current_password: password } = await readBody(c, confirmedInput)
    const refused = await confirmPassword(platform, c, password)
    if (refused) return refused
    const { api, headers } = await prepare(c)
    const answer = await api.generateBackupCodes({ body: { password }, headers, asResponse: true })
    if (answer.ok) await recordOwn(db, c.var.user, { recovery_codes: 'new' })
    return relay(c, answer, ({ backupCodes }) => ({ backupCodes }))
  })

  api.get('/list-sessions', signedIn, async (c) => {
    const rows = await listSessions(db, c.var.user.id, now())
    return c.json({ items: rows.map((row) => ({ ...row, current: row.id === c.var.session.id })) })
  })

  api.post('/revoke-session', signedIn, confirmed, async (c) => {
    const { id } = await readBody(c, sessionInput)
    if (!(await endSession(db, c.var.user.id, id))) throw new Refusal(404, 'This session has ended already.')
    await recordSignIn(db, c.var.user, 'session-end', { sessions: 'one' })
    return c.json({ success: true })
  })

  api.post('/revoke-other-sessions', signedIn, confirmed, async (c) => {
    await endSessions(db, c.var.user.id, c.var.session.id)
    await recordSignIn(db, c.var.user, 'session-end', { sessions: 'all others' })
    return c.json({ success: true })
  })
  return api
}

type Facts = Record<string, string>

/** Writes down that someone changed the own account. */
export async function recordOwn(db: Database, person: User, after: Facts, before: Facts | null = null) {
  const change = { action: 'update', resource: 'users', item_id: person.id, item_label: person.email } as const
  await recordAuditEntry(db, person, { ...change, before, after })
}
