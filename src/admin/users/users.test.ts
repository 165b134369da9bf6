import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries, credentials, users } from '#accounts/tables.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { codeFor } from '#tests/totp.ts'
import { addSignedIn, addUser, adminApp, goodPassword, openBrowser, openBrowserOf } from '#tests/users.ts'

const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform)
const usersPath = '/api/admin/users'
const newPassword = 'nine herons under the bridge'

beforeEach(() => db.delete(users))

async function browserOf(role: 'admin' | 'editor') {
  const { person } = await addSignedIn(platform, role)
  return { person, browser: await openBrowserOf(person, platform, app) }
}

async function lastEntry() {
  const isOfUsers = eq(auditEntries.resource, 'users')
  const [entry] = await db.select().from(auditEntries).where(isOfUsers).orderBy(desc(auditEntries.at)).limit(1)
  return entry
}

describe('who may', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const calls: [string, string][] = [
    ['GET', usersPath],
    ['POST', usersPath],
    ['GET', `${usersPath}/${id}`],
    ['PATCH', `${usersPath}/${id}`],
    ['DELETE', `${usersPath}/${id}`],
    ['GET', `${usersPath}/${id}/history`],
    ['DELETE', `${usersPath}/${id}/two-factor`],
    ['GET', `${usersPath}/${id}/sessions`],
    ['DELETE', `${usersPath}/${id}/sessions`],
    ['DELETE', `${usersPath}/${id}/sessions/${id}`],
  ]

  test.each(calls)('%s %s: an administrator, no editor, nobody else', async (method, path) => {
    const asked = async (cookie: string) => {
      const headers = { cookie, 'content-type': 'application/json' }
      return (await app.request(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })).status
    }
    expect(await asked('')).toBe(401)
    expect(await asked((await addSignedIn(platform, 'editor')).cookie)).toBe(403)
    expect([200, 404, 422]).toContain(await asked((await addSignedIn(platform, 'admin')).cookie))
  })

  test('every user may ask who they are', async () => {
    const { person, browser } = await browserOf('editor')
    const { id, email, name } = person
    expect((await browser.get('/api/admin/me')).body).toEqual({
      id,
      email,
      name,
      role: 'editor',
      two_factor_enabled: false,
    })
    expect((await openBrowser(app).get('/api/admin/me')).status).toBe(401)
  })
})

describe('the list', () => {
  test('is searched, sorted and paged, and holds no secret', async () => {
    const { browser } = await browserOf('admin')
    for (const email of ['carla@example.com', 'bert@example.com', 'anna@example.com'])
      await addUser(platform, { email })
    const { body } = await browser.get(`${usersPath}?q=noor&sort=email&order=asc&page=1&per_page=2`)
    expect(body.total).toBe(3)
    expect(body.items.map(({ email }: { email: string }) => email)).toEqual(['anna@example.com', 'bert@example.com'])
    const fields = ['id', 'name', 'email', 'role', 'disabled', 'two_factor_enabled', 'created_at', 'updated_at']
    expect(Object.keys(body.items[0])).toEqual(fields)
    expect((await browser.get(`${usersPath}?role=admin`)).body.total).toBe(1)
    expect((await browser.get(`${usersPath}?sort=password`)).status).toBe(422)
    expect((await browser.get(`${usersPath}?role=owner`)).status).toBe(422)
  })
})

describe('a new account', () => {
  const given = { email: 'Mira@Example.com', name: 'Mira Stone', password: goodPassword, role: 'editor' }

  test('can sign in, and is written down without the password', async () => {
    const { person, browser } = await browserOf('admin')
    const { status, body } = await browser.post(usersPath, given)
    expect(status).toBe(201)
    expect(body).toMatchObject({ email: 'mira@example.com', name: 'Mira Stone', role: 'editor', disabled: false })
    expect((await openBrowser(app).signIn({ email: 'mira@example.com', password: goodPassword })).status).toBe(200)
    expect(await lastEntry()).toMatchObject({
      action: 'create',
      resource: 'users',
      item_id: body.id,
      user_id: person.id,
    })
    const [account] = await db.select().from(credentials).where(eq(credentials.user_id, body.id))
    for (const text of [JSON.stringify(body), JSON.stringify(await lastEntry())]) {
      expect(text).not.toContain(goodPassword)
      expect(text).not.toContain(account?.password)
    }
  })

  test.each([
    ['a weak password', { password: 'password1234' }, 'password'],
    ['the address as password', { password: 'mira@example.com' }, 'password'],
    ['no address', { email: 'mira' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['a role that does not exist', { role: 'owner' }, 'role'],
    ['fields that are not its own', { disabled: false }, 'disabled'],
    ['an id', { id: '00000000-0000-4000-8000-000000000000' }, 'id'],
  ])('is refused with %s', async (_what, change, path) => {
    const { browser } = await browserOf('admin')
    const { status, body } = await browser.post(usersPath, { ...given, ...change })
    expect(status).toBe(422)
    expect(body.errors).toEqual([expect.objectContaining({ path })])
  })

  test('is refused with an address that somebody has, in whatever letters', async () => {
    const { browser } = await browserOf('admin')
    await addUser(platform, { email: 'mira@example.com' })
    const { status, body } = await browser.post(usersPath, given)
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ path: 'email' }])
  })
})

describe('a change', () => {
  test('of name, address and role is kept and written down', async () => {
    const { browser } = await browserOf('admin')
    const { id } = await addUser(platform)
    const change = { name: 'Nora', email: 'NORA@example.com', role: 'admin' }
    expect((await browser.patch(`${usersPath}/${id}`, change)).body).toMatchObject({
      ...change,
      email: 'nora@example.com',
    })
    expect(await lastEntry()).toMatchObject({ action: 'update', before: { role: 'editor' }, after: { role: 'admin' } })
    expect((await browser.get(`${usersPath}/${id}`)).body.name).toBe('Nora')
    expect((await browser.patch(`${usersPath}/${id}`, { two_factor_enabled: true })).status).toBe(422)
  })

  test('that disables an account signs it out at once and for good', async () => {
    const { browser } = await browserOf('admin')
    const person = await addUser(platform)
    const theirs = await openBrowserOf(person, platform, app)
    await browser.patch(`${usersPath}/${person.id}`, { disabled: true })
    expect(await theirs.isSignedIn()).toBe(false)
    await browser.patch(`${usersPath}/${person.id}`, { disabled: false })
    expect(await theirs.isSignedIn()).toBe(false)
    expect((await openBrowser(app).signIn(person)).status).toBe(200)
  })

  test('of the password signs the account out, and is written down without it', async () => {
    const { browser } = await browserOf('admin')
    const person = await addUser(platform)
    const theirs = await openBrowserOf(person, platform, app)
    expect((await browser.patch(`${usersPath}/${person.id}`, { password: newPassword })).status).toBe(200)
    expect(await theirs.isSignedIn()).toBe(false)
    expect((await openBrowser(app).signIn({ ...person, password: newPassword })).status).toBe(200)
    expect(await lastEntry()).toMatchObject({ after: { password: 'changed' } })
    expect((await browser.patch(`${usersPath}/${person.id}`, { password: 'password1234' })).status).toBe(422)
  })

  test('over a newer version is refused with what is there now', async () => {
    const { browser } = await browserOf('admin')
    const { id, updated_at } = await addUser(platform)
    const seen = { 'if-unmodified-since-version': updated_at }
    expect((await browser.patch(`${usersPath}/${id}`, { name: 'First' }, seen)).status).toBe(200)
    expect(await browser.patch(`${usersPath}/${id}`, { name: 'Second' }, seen)).toMatchObject({
      status: 409,
      body: { current: { name: 'First' } },
    })
  })

  test('of an account that does not exist is not found', async () => {
    const { browser } = await browserOf('admin')
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody']) {
      expect((await browser.patch(`${usersPath}/${id}`, { name: 'x' })).status).toBe(404)
      expect((await browser.remove(`${usersPath}/${id}`)).status).toBe(404)
    }
  })
})

describe('the own account', () => {
  const path = ({ id }: { id: string }) => `${usersPath}/${id}`

  test('gets another password or address only with the password of now, however fresh the session is', async () => {
    const person = await addUser(platform, { role: 'admin' })
    const browser = await openBrowserOf(person, platform, app)
    for (const change of [{ password: newPassword }, { email: 'mine-now@example.com' }]) {
      const without = await browser.patch(path(person), change)
      expect(without).toMatchObject({ status: 422, body: { errors: [{ path: 'current_password' }] } })
      const wrong = await browser.patch(path(person), { ...change, current_password: 'not the right password' })
      expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'current_password' }] } })
    }
    expect((await openBrowser(app).signIn(person)).status).toBe(200)
    const change = { password: newPassword, email: 'mine-now@example.com', current_password: goodPassword }
    expect((await browser.patch(path(person), change)).status).toBe(200)
    expect((await openBrowser(app).signIn({ email: 'mine-now@example.com', password: newPassword })).status).toBe(200)
  })

  test('gets another name without', async () => {
    const { person, browser } = await browserOf('admin')
    expect((await browser.patch(path(person), { name: 'Ada', email: person.email })).status).toBe(200)
  })
})

describe('somebody stays an administrator', () => {
  test('nobody deletes or disables the own account', async () => {
    const { person, browser } = await browserOf('admin')
    await browserOf('admin')
    expect((await browser.remove(`${usersPath}/${person.id}`)).status).toBe(409)
    expect((await browser.patch(`${usersPath}/${person.id}`, { disabled: true })).status).toBe(409)
    expect(await browser.isSignedIn()).toBe(true)
  })

  test('the last one can not be made an editor', async () => {
    const { person, browser } = await browserOf('admin')
    const disabled = await addUser(platform, { role: 'admin' })
    await db.update(users).set({ disabled: true }).where(eq(users.id, disabled.id))
    expect(await browser.patch(`${usersPath}/${person.id}`, { role: 'editor' })).toMatchObject({
      status: 409,
      body: { detail: 'Somebody must stay an administrator. Make another one first.' },
    })
    expect((await browser.get('/api/admin/me')).body.role).toBe('admin')
  })

  test('not even when two remove each other at the same moment', async () => {
    const [one, other] = [await browserOf('admin'), await browserOf('admin')]
    const both = [
      one.browser.remove(`${usersPath}/${other.person.id}`),
      other.browser.remove(`${usersPath}/${one.person.id}`),
    ]
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(await db.$count(users, eq(users.role, 'admin'))).toBe(1)
  })
})

test('a deleted account is gone with its sessions; what it did stays on record under its id, name and address', async () => {
  const { browser } = await browserOf('admin')
  const leaving = await browserOf('admin')
  const { id } = await addUser(platform)
  await leaving.browser.patch(`${usersPath}/${id}`, { name: 'Renamed' })
  expect((await browser.remove(`${usersPath}/${leaving.person.id}`)).status).toBe(204)
  expect(await leaving.browser.isSignedIn()).toBe(false)
  const { body } = await browser.get(`${usersPath}/${id}/history`)
  const { id: user_id, name: user_name, email: user_email } = leaving.person
  expect(body.items).toMatchObject([{ user_id, user_name, user_email, action: 'update' }])
})

test('with an account go the mails that would let somebody into it', async () => {
  const { browser } = await browserOf('admin')
  const [person, other] = [await addUser(platform), await addUser(platform)]
  for (const { email } of [person, other]) await openBrowser(app).post('/api/auth/request-password-reset', { email })
  expect(await db.$count(mails)).toBe(2)
  await browser.remove(`${usersPath}/${person.id}`)
  expect(await db.select({ to: mails.to_address }).from(mails)).toEqual([{ to: other.email }])
})

test('an administrator sees and ends the sessions of others', async () => {
  const { browser } = await browserOf('admin')
  const person = await addUser(platform)
  const first = await openBrowserOf(person, platform, app)
  const second = await openBrowserOf(person, platform, app)
  const { body } = await browser.get(`${usersPath}/${person.id}/sessions`)
  expect(body.items).toHaveLength(2)
  expect(JSON.stringify(body)).not.toContain('token')
  expect((await browser.remove(`${usersPath}/${person.id}/sessions/${body.items[0].id}`)).status).toBe(204)
  // Which of two that began at the same moment is the first of them is anybody's guess.
  expect([await first.isSignedIn(), await second.isSignedIn()].sort()).toEqual([false, true])
  expect(await lastEntry()).toMatchObject({ item_id: person.id, after: { sessions: 'one ended' } })
  expect((await browser.remove(`${usersPath}/${person.id}/sessions/${body.items[0].id}`)).status).toBe(404)
  expect((await browser.remove(`${usersPath}/${person.id}/sessions`)).status).toBe(204)
  expect([await first.isSignedIn(), await second.isSignedIn()]).toEqual([false, false])
  expect(await lastEntry()).toMatchObject({ item_id: person.id, after: { sessions: 'all ended' } })
})

test('an administrator lets in whose phone is gone', async () => {
  const { browser } = await browserOf('admin')
  const person = await addUser(platform)
  const theirs = await openBrowserOf(person, platform, app)
  const { body } = await theirs.post('/api/auth/two-factor/enable', { password: goodPassword })
  await theirs.post('/api/auth/two-factor/verify-totp', { code: codeFor(body.totpURI) })
  expect((await openBrowser(app).signIn(person)).body).toEqual({ twoFactorRedirect: true })
  expect((await browser.remove(`${usersPath}/${person.id}/two-factor`)).status).toBe(204)
  expect((await openBrowser(app).signIn(person)).body).toHaveProperty('user')
  expect(await lastEntry()).toMatchObject({
    before: { two_factor_enabled: true },
    after: { two_factor_enabled: false },
  })
})
