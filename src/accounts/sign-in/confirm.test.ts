import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#accounts/tables.server.ts'
import { rateLimits } from '#platform/database/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { codeFor } from '#tests/totp.ts'
import { addUser, adminApp, goodPassword, openBrowserOf } from '#tests/users.ts'

const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform)
const confirm = '/api/auth/confirm'
const minute = 60_000

beforeEach(() => db.delete(rateLimits))

/** Someone's browser that was left open for that long. */
async function signedIn(minutes: number) {
  const person = await addUser(platform, { role: 'admin' })
  const browser = await openBrowserOf(person, platform, app)
  const wait = (passed: number) =>
    db
      .update(sessions)
      .set({ confirmed_at: new Date(Date.now() - passed * minute).toISOString() })
      .where(eq(sessions.user_id, person.id))
  await wait(minutes)
  return { person, browser, wait }
}

const asksWhoIsThere = { status: 403, body: { status: 403, type: expect.stringMatching(/confirm-identity$/) } }

describe('ten minutes after a sign-in', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const users = '/api/admin/users'
  const calls: [string, string][] = [
    ['POST', users],
    ['PATCH', `${users}/{other}`],
    ['DELETE', `${users}/{other}`],
    ['DELETE', `${users}/{other}/two-factor`],
    ['DELETE', `${users}/{other}/sessions`],
    ['DELETE', `${users}/{other}/sessions/${id}`],
    ['POST', '/api/auth/revoke-session'],
    ['POST', '/api/auth/revoke-other-sessions'],
  ]

  test.each(calls)('%s %s asks who is there, and changes nothing', async (method, path) => {
    const { browser } = await signedIn(10)
    const other = await addUser(platform)
    const theirs = await openBrowserOf(other, platform, app)
    const address = path.replace('{other}', other.id)
    const send = () => {
      if (method === 'DELETE') return browser.remove(address)
      return method === 'PATCH' ? browser.patch(address, { role: 'admin' }) : browser.post(address, { id })
    }
    expect(await send()).toMatchObject(asksWhoIsThere)
    expect((await theirs.get('/api/admin/me')).body).toMatchObject({ role: 'editor' })
    expect((await browser.post(confirm, { password: goodPassword })).status).toBe(200)
    expect((await send()).status).not.toBe(403)
  })

  test('reading goes on', async () => {
    const { browser } = await signedIn(10)
    expect((await browser.get(users)).status).toBe(200)
    expect((await browser.get('/api/auth/list-sessions')).status).toBe(200)
  })
})

test('a sign-in counts, and so does a confirmation, each for ten minutes', async () => {
  const { person, browser, wait } = await signedIn(9)
  const end = () => browser.post('/api/auth/revoke-other-sessions')
  expect((await end()).status).toBe(200)
  await wait(10)
  expect((await end()).status).toBe(403)
  expect((await browser.post(confirm, { password: goodPassword })).status).toBe(200)
  expect((await end()).status).toBe(200)
  const other = await openBrowserOf(person, platform, app)
  await wait(11)
  await browser.post(confirm, { password: goodPassword })
  expect((await other.post('/api/auth/revoke-other-sessions')).status).toBe(403)
})

test('a wrong password confirms nothing, and ten are the most', async () => {
  const { browser } = await signedIn(10)
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await browser.post(confirm, { password: 'not the right password' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'password', message: 'The password is not right.' }] },
    })
  expect((await browser.post(confirm, { password: goodPassword })).status).toBe(429)
  expect((await browser.post('/api/auth/revoke-other-sessions')).status).toBe(403)
})

test.each([{}, { password: goodPassword, code: '000000' }, { password: '' }, { pin: 1 }])(
  '%j is no confirmation',
  async (body) => {
    const { browser } = await signedIn(10)
    expect((await browser.post(confirm, body)).status).toBe(422)
  },
)

describe('by a code', () => {
  test('of the app, each once', async () => {
    const { browser, wait } = await signedIn(0)
    const { body } = await browser.post('/api/auth/two-factor/enable', { current_password: goodPassword })
    await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(body.totpURI) })
    await wait(10)
    expect(await browser.post(confirm, { code: '000000' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'code' }] },
    })
    const code = codeFor(body.totpURI, Date.now() + 30_000)
    expect((await browser.post(confirm, { code })).status).toBe(200)
    expect((await browser.post('/api/auth/revoke-other-sessions')).status).toBe(200)
    await wait(10)
    expect((await browser.post(confirm, { code })).status).toBe(422)
  })

  // Parsers differ on which of two cookies with one name they take.
  test('nobody confirms a session of somebody else with a code of their own', async () => {
    const [mallory, victim] = [await signedIn(0), await signedIn(0)]
    const apps = []
    for (const { browser } of [mallory, victim]) {
      const { body } = await browser.post('/api/auth/two-factor/enable', { current_password: goodPassword })
      await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(body.totpURI) })
      apps.push(body.totpURI)
    }
    await victim.wait(10)
    const name = 'tandem.session'
    const [theirs, stolen] = [mallory, victim].map(({ browser }) => browser.cookies.get(name))
    for (const cookie of [`${name}="${theirs}x; ${name}=${stolen}`, `${name}=\\${theirs}; ${name}=${stolen}`]) {
      const headers = { 'content-type': 'application/json', cookie }
      const body = JSON.stringify({ code: codeFor(apps[0], Date.now() + 30_000) })
      expect((await app.request(confirm, { method: 'POST', headers, body })).status, cookie).toBe(422)
    }
    expect((await victim.browser.post('/api/auth/revoke-other-sessions')).status).toBe(403)
  })

  test('nobody turns the second step on by the way', async () => {
    const { browser } = await signedIn(0)
    const { body } = await browser.post('/api/auth/two-factor/enable', { current_password: goodPassword })
    expect((await browser.post(confirm, { code: codeFor(body.totpURI) })).status).toBe(409)
    expect((await browser.get('/api/admin/me')).body.two_factor_enabled).toBe(false)
  })
})
