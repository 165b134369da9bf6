import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { listHistory } from '#accounts/audit-log.server.ts'
import { expectConfirmed, requireConfirmation } from '#accounts/confirmation.server.ts'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { type Company, createAuthCalls } from '#accounts/sign-in/calls.server.ts'
import { confirmPassword } from '#accounts/sign-in/confirm.server.ts'
import { checkPassword } from '#accounts/sign-in/password.server.ts'
import { listSessions } from '#accounts/sign-in/sessions.server.ts'
import { userChange, userInput } from '#accounts/users/input.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { listRows } from '#resources/list.server.ts'
import { createReadingLog } from '#resources/reading.server.ts'
import { explainConstraint } from '#resources/violations.server.ts'
import { describeInvitation, invitationInput, invite } from './invitation.server.ts'
import {
  changeUser,
  createUser,
  deleteUser,
  endSessionsOf,
  findUser,
  listUserNames,
  turnOffTwoFactor,
  type UserRow,
  usersResource,
} from './queries.server.ts'

/** Who may sign in; for administrators alone, but for who one is oneself. */
export function usersApi(platform: Platform, company: Company, features: Feature[]) {
  const { db, environment, now } = platform
  const api = new Hono<UserEnv>()
  const administrators = requireRole('admin')
  const confirmed = requireConfirmation(platform)
  const { readList } = createReadingLog(platform, usersResource)
  const prepare = createAuthCalls(platform, company)
  const aboutSite = async () => ({ company: await company(), host: environment.PUBLIC_URL })
  api.get('/me', (c) => {
    const { id, email, name, role, two_factor_enabled } = c.var.session.user
    return c.json({ id, email, name, role, two_factor_enabled })
  })
  // For everyone: whom something can be assigned to.
  api.get('/user-names', async (c) => {
    const items = await listUserNames(db)
    return c.json({ items, total: items.length })
  })

  api.use('/users', administrators)
  api.use('/users/*', administrators)

  api.get('/users', async (c) => {
    const { items, total } = await listRows(db, usersResource, c.req.query())
    await readList(c, items.length)
    return c.json({ items, total })
  })
  api.get('/users/:id', async (c) => c.json(await getUser(c)))
  api.get('/users/:id/history', async (c) =>
    c.json({ items: await listHistory(db, c.var.user, usersResource.name, readId(c)) }),
  )

  api.post('/users', confirmed, async (c) => {
    const values = await readBody(c, userInput)
    const { password } = values
    if (password !== undefined) await checkPassword(password, { ...values, ...(await aboutSite()) }, 'password')
    const user = await explainConstraint(() => createUser(db, c.var.user, values))
    if (password === undefined && readMailSettings(environment).isSetUp) await invitePerson(c, user, 'mail')
    return c.json(user, 201)
  })

  api.get('/users/:id/invitation', async (c) => c.json(await describeInvitation(platform, await getUser(c))))
  api.post('/users/:id/invitation', confirmed, async (c) => {
    const { by } = await readBody(c, invitationInput)
    return c.json(await invitePerson(c, await getUser(c), by), 201)
  })

  api.patch('/users/:id', async (c) => {
    const { current_password, ...values } = await readBody(c, userChange)
    const { id, email, name } = await getUser(c)
    const isOther = (value: string | undefined, before?: string) => value !== undefined && value !== before
    if (id === c.var.user.id && (isOther(values.password) || isOther(values.email, email))) {
      if (!current_password) throw missing('current_password')
      const refused = await confirmPassword(platform, c, current_password)
      if (refused) return refused
    } else expectConfirmed(c.var.session, now())
    if (values.password !== undefined) {
      const about = { email: values.email ?? email, name: values.name ?? name, ...(await aboutSite()) }
      await checkPassword(values.password, about, 'password')
    }
    const seenVersion = c.req.header('if-unmodified-since-version')
    return c.json(await explainConstraint(() => changeUser(db, c.var.session, { id, values, seenVersion, features })))
  })

  api.delete('/users/:id', confirmed, async (c) => {
    await deleteUser(db, c.var.user, readId(c), c.req.header('if-unmodified-since-version'))
    return c.body(null, 204)
  })

  api.delete('/users/:id/two-factor', confirmed, async (c) => {
    await turnOffTwoFactor(db, c.var.user, readId(c))
    return c.body(null, 204)
  })

  api.get('/users/:id/sessions', async (c) => {
    const { id } = await getUser(c)
    return c.json({ items: await listSessions(db, id, now()) })
  })
  api.delete('/users/:id/sessions', confirmed, async (c) => {
    await endSessionsOf(db, c.var.user, readId(c))
    return c.body(null, 204)
  })
  api.delete('/users/:id/sessions/:sessionId', confirmed, async (c) => {
    await endSessionsOf(db, c.var.user, readId(c), readId(c, 'sessionId'))
    return c.body(null, 204)
  })

  async function invitePerson(c: Context<UserEnv>, user: UserRow, way: 'mail' | 'link') {
    const { promisePassword } = await prepare(c)
    return invite(platform, { company, promisePassword }, { user, by: c.var.user, way })
  }
  async function getUser(c: Context) {
    const user = await findUser(db, readId(c))
    if (!user) throw new Refusal(404, 'There is no such account.')
    return user
  }
  return api
}

const missing = (path: string) => new Refusal(422, 'Some fields are not right.', [{ path, message: 'Required' }])

function readId(c: Context, name = 'id'): string {
  const { success, data } = z.uuid().safeParse(c.req.param(name))
  if (!success) throw new Refusal(404, 'There is no such account.')
  return data
}
