import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { requireUser, type User, type UserEnv } from '#accounts/session.server.ts'
import { users } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { addressOf, type Company, type Prepare } from './calls.server.ts'
import { confirmationInput, ownNameInput, ownPasswordInput, sessionInput } from './input.ts'
import { checkPassword } from './password.server.ts'
import { limited, relay } from './relay.server.ts'
import { endSession, endSessions, listSessions } from './sessions.server.ts'

type Deps = { company: Company; prepare: Prepare }

/** What everyone may do with the own account, whatever the role. What weakens or locks it asks for the password again. */
export function ownAccountApi(platform: Platform, { company, prepare }: Deps) {
  const { db, environment, now } = platform
  const api = new Hono<UserEnv>()
  const signedIn = requireUser(platform)
  const confirmed = (c: Context<UserEnv>, make: () => Promise<Response>) => {
    const address = addressOf(c, environment.TRUST_PROXY)
    return limited(c, db, { kind: 'confirmation', account: c.var.user.id, address }, make)
  }

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
    const body = await readBody(c, ownPasswordInput)
    await checkPassword(body.newPassword, { ...c.var.user, company: await company() }, 'newPassword')
    return confirmed(c, async () => {
      const { api, headers } = await prepare(c)
      const answer = await api.changePassword({
        body: { ...body, revokeOtherSessions: true },
        headers,
        asResponse: true,
      })
      if (answer.ok) await recordOwn(db, c.var.user, { password: 'changed' })
      return relay(c, answer, () => ({ success: true }), 'currentPassword')
    })
  })

  api.post('/two-factor/enable', signedIn, async (c) => {
    const { password } = await readBody(c, confirmationInput)
    return confirmed(c, async () => {
      const { api, headers } = await prepare(c)
      const body = { password, issuer: await company(), method: 'totp' as const }
      const answer = await api.enableTwoFactor({ body, headers, asResponse: true })
      return relay(c, answer, ({ totpURI, backupCodes }) => ({ totpURI, backupCodes }))
    })
  })

  api.post('/two-factor/disable', signedIn, async (c) => {
    const body = await readBody(c, confirmationInput)
    return confirmed(c, async () => {
      const { api, headers } = await prepare(c)
      const answer = await api.disableTwoFactor({ body, headers, asResponse: true })
      if (answer.ok) await recordOwn(db, c.var.user, { two_factor: 'off' })
      return relay(c, answer, () => ({ success: true }))
    })
  })

  api.post('/two-factor/generate-backup-codes', signedIn, async (c) => {
    const body = await readBody(c, confirmationInput)
    return confirmed(c, async () => {
      const { api, headers } = await prepare(c)
      const answer = await api.generateBackupCodes({ body, headers, asResponse: true })
      if (answer.ok) await recordOwn(db, c.var.user, { recovery_codes: 'new' })
      return relay(c, answer, ({ backupCodes }) => ({ backupCodes }))
    })
  })

  api.get('/list-sessions', signedIn, async (c) => {
    const rows = await listSessions(db, c.var.user.id, now())
    return c.json({ items: rows.map((row) => ({ ...row, current: row.id === c.var.session.id })) })
  })

  api.post('/revoke-session', signedIn, async (c) => {
    const { id } = await readBody(c, sessionInput)
    if (!(await endSession(db, c.var.user.id, id))) throw new Refusal(404, 'This session has ended already.')
    return c.json({ success: true })
  })

  api.post('/revoke-other-sessions', signedIn, async (c) => {
    await endSessions(db, c.var.user.id, c.var.session.id)
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
