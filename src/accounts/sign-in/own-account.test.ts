import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { rateLimits } from '#platform/database/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { addUser, adminApp, goodPassword, openBrowser, openBrowserOf } from '#tests/users.ts'

const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform)
const new_password = 'nine herons under the bridge'

beforeEach(() => db.delete(rateLimits))

async function signedIn() {
  const person = await addUser(platform)
  return { person, browser: await openBrowserOf(person, platform, app) }
}

async function lastEntry(id: string) {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, 'users'), eq(auditEntries.item_id, id)))
    .orderBy(desc(auditEntries.at))
  return entry
}

test.each([
  '/api/auth/update-user',
  '/api/auth/change-password',
  '/api/auth/two-factor/enable',
  '/api/auth/two-factor/disable',
  '/api/auth/two-factor/generate-backup-codes',
  '/api/auth/revoke-session',
  '/api/auth/revoke-other-sessions',
  '/api/auth/confirm',
])('%s is only for who is signed in', async (path) => {
  expect((await openBrowser(app).post(path, {})).status).toBe(401)
})

test('one may change the own name, which is written down', async () => {
  const { person, browser } = await signedIn()
  expect((await browser.post('/api/auth/update-user', { name: ' Nora Vass ' })).status).toBe(200)
  expect((await browser.get('/api/admin/me')).body.name).toBe('Nora Vass')
  expect(await lastEntry(person.id)).toMatchObject({ before: { name: person.name }, after: { name: 'Nora Vass' } })
  for (const name of [' ', 'Nora\r\nBcc: evil@example.com', 'arin\u202eAron'])
    expect((await browser.post('/api/auth/update-user', { name })).status, name).toBe(422)
})

test('the own name stays as it is when the change can not be written down', async () => {
  const { person, browser } = await signedIn()
  await db.execute("alter table audit_entries add constraint refused check (after ->> 'name' <> 'Unrecorded')")
  await expect(browser.post('/api/auth/update-user', { name: 'Unrecorded' })).rejects.toThrow()
  await db.execute('alter table audit_entries drop constraint refused')
  expect((await browser.get('/api/admin/me')).body.name).toBe(person.name)
})

describe('changing the own password', () => {
  const change = '/api/auth/change-password'

  test('ends every other session and keeps this one', async () => {
    const { person, browser } = await signedIn()
    const elsewhere = await openBrowserOf(person, platform, app)
    const before = browser.cookies.get('tandem.session')
    expect((await browser.post(change, { current_password: goodPassword, new_password })).status).toBe(200)
    expect(browser.cookies.get('tandem.session')).not.toBe(before)
    expect(await browser.isSignedIn()).toBe(true)
    expect(await elsewhere.isSignedIn()).toBe(false)
    expect((await openBrowser(app).signIn(person)).status).toBe(401)
    expect((await openBrowser(app).signIn({ ...person, password: new_password })).status).toBe(200)
    expect(await lastEntry(person.id)).toMatchObject({ after: { password: 'changed' } })
  })

  test('leaves the other sessions alone if that is what was chosen', async () => {
    const { person, browser } = await signedIn()
    const elsewhere = await openBrowserOf(person, platform, app)
    const body = { current_password: goodPassword, new_password, end_other_sessions: false }
    expect((await browser.post(change, body)).status).toBe(200)
    expect([await browser.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([true, true])
  })

  test('understands the names that the call had before', async () => {
    const { browser } = await signedIn()
    const body = { currentPassword: goodPassword, newPassword: new_password }
    expect((await browser.post(change, body)).status).toBe(200)
  })

  test('asks for the current one, and not too often', async () => {
    const { browser } = await signedIn()
    const wrong = { current_password: 'not the right password', new_password }
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await browser.post(change, wrong)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'current_password', message: 'The password is not right.' }] },
      })
    }
    expect((await browser.post(change, wrong)).status).toBe(429)
  })

  test('refuses a weak one', async () => {
    const { browser } = await signedIn()
    const weak = await browser.post(change, { current_password: goodPassword, new_password: 'Tandem2025!!' })
    expect(weak).toMatchObject({ status: 422, body: { errors: [{ path: 'new_password' }] } })
  })
})

describe('the own sessions', () => {
  test('are listed with when and from where, never with their keys', async () => {
    const person = await addUser(platform)
    const browser = openBrowser(app, { 'user-agent': 'Lynx' })
    await browser.signIn(person)
    await openBrowser(app, { 'user-agent': 'Firefox' }).signIn(person)
    const { body } = await browser.get('/api/auth/list-sessions')
    expect(body.items).toMatchObject([
      { user_agent: 'Firefox', current: false },
      { user_agent: 'Lynx', current: true },
    ])
    const fields = ['id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent', 'current']
    expect(Object.keys(body.items[0])).toEqual(fields)
  })

  test('are ended one by one, or all others at once', async () => {
    const { person, browser } = await signedIn()
    const others: (typeof browser)[] = []
    while (others.length < 3) others.push(await openBrowserOf(person, platform, app))
    const { body } = await browser.get('/api/auth/list-sessions')
    const { id } = body.items.find(({ current }: { current: boolean }) => !current)
    const countSignedIn = async () =>
      (await Promise.all(others.map((other) => other.isSignedIn()))).filter(Boolean).length
    expect((await browser.post('/api/auth/revoke-session', { id })).status).toBe(200)
    // Which one it was can't be told: they began in the same millisecond.
    expect(await countSignedIn()).toBe(2)
    expect((await browser.post('/api/auth/revoke-session', { id })).status).toBe(404)
    expect((await browser.post('/api/auth/revoke-other-sessions')).status).toBe(200)
    expect(await countSignedIn()).toBe(0)
    expect(await browser.isSignedIn()).toBe(true)
  })

  test('of others are out of reach', async () => {
    const { browser } = await signedIn()
    const other = await signedIn()
    const { body } = await other.browser.get('/api/auth/list-sessions')
    expect((await browser.post('/api/auth/revoke-session', { id: body.items[0].id })).status).toBe(404)
    expect(await other.browser.isSignedIn()).toBe(true)
  })
})

test('who asks for two-factor sign-in many times at once gets it, or is asked to try again', async () => {
  const { browser } = await signedIn()
  const asked = Array.from({ length: 6 }, () =>
    browser.post('/api/auth/two-factor/enable', { current_password: goodPassword }),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
})
