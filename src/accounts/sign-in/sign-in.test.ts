import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '#accounts/tables.server.ts'
import { hashPassword, setPassword } from '#accounts/users/accounts.server.ts'
import { rateLimits } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { addUser, adminApp, goodPassword, openBrowser, openBrowserOf } from '#tests/users.ts'
import { countAttempt } from './limits.server.ts'

const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform)
const signIn = '/api/auth/sign-in/email'

beforeEach(() => db.delete(rateLimits))

test('a user signs in, is known, and signs out', async () => {
  const person = await addUser(platform, { role: 'admin' })
  const browser = openBrowser(app)
  expect(await browser.isSignedIn()).toBe(false)
  const { id, email, name } = person
  expect(await browser.signIn(person)).toMatchObject({
    status: 200,
    body: { user: { id, email, name, role: 'admin' } },
  })
  const { body } = await browser.get('/api/admin/me')
  expect(body).toEqual({ id, email, name, role: 'admin', two_factor_enabled: false })
  const stolen = new Map(browser.cookies)
  expect(await browser.post('/api/auth/sign-out')).toMatchObject({ status: 200 })
  expect(browser.cookies.size).toBe(0)
  for (const [key, value] of stolen) browser.cookies.set(key, value)
  expect(await browser.isSignedIn()).toBe(false)
})

test('the e-mail address is taken in capitals and with spaces around it', async () => {
  const person = await addUser(platform)
  const email = ` ${person.email.toUpperCase()} `
  expect(await openBrowser(app).signIn({ email, password: goodPassword })).toMatchObject({ status: 200 })
})

describe('the cookie', () => {
  const setCookie = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser.signIn(await addUser(platform))).headers.getSetCookie()

  test('can not be read by scripts nor sent along by other sites', async () => {
    const [cookie, ...others] = await setCookie(openBrowser(app))
    expect(others).toEqual([])
    expect(cookie).toMatch(/^tandem\.session=/)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=604800']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Secure')
  })

  test('is bound to the host over https, by PUBLIC_URL or as a trusted proxy says', async () => {
    const settings = [{ PUBLIC_URL: 'https://tandem.example' }, { TRUST_PROXY: '1' }]
    for (const variables of settings) {
      const environment = readEnvironment({ NODE_ENV: 'test', ...variables })
      const secureApp = adminApp({ ...platform, environment })
      const browser = openBrowser(secureApp, { host: 'tandem.example', 'x-forwarded-proto': 'https' })
      const [cookie] = await setCookie(browser)
      expect(cookie).toMatch(/^__Host-tandem\.session=/)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).not.toContain('Domain')
      expect(await browser.isSignedIn()).toBe(true)
    }
  })

  test('is worth nothing when it was made up or changed', async () => {
    const browser = openBrowser(app)
    await browser.signIn(await addUser(platform))
    const good = browser.cookies.get('tandem.session') ?? ''
    const [row] = await db.select().from(sessions)
    for (const forged of [`x${good}`, row?.token ?? '', `${row?.token}.${'A'.repeat(43)}%3D`, '.']) {
      browser.cookies.set('tandem.session', forged)
      expect(await browser.isSignedIn()).toBe(false)
    }
    browser.cookies.set('tandem.session', good)
    expect(await browser.isSignedIn()).toBe(true)
  })
})

describe('nobody learns who has an account', () => {
  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await addUser(platform)
    const known = await openBrowser(app).signIn({ email, password: 'not the right password' })
    const unknown = await openBrowser(app).signIn({ email: 'nobody@example.com', password: 'not the right password' })
    expect(known.status).toBe(401)
    expect(known.body).toMatchObject({ status: 401, detail: 'The e-mail address or the password is not right.' })
    expect({ ...unknown, headers: [...unknown.headers] }).toEqual({ ...known, headers: [...known.headers] })
  })

  test('so is a disabled account, as long as the password is wrong', async () => {
    const { id, email } = await addUser(platform)
    await db.update(users).set({ disabled: true }).where(eq(users.id, id))
    expect((await openBrowser(app).signIn({ email, password: 'not the right password' })).status).toBe(401)
    expect(await openBrowser(app).signIn({ email, password: goodPassword })).toMatchObject({
      status: 403,
      body: { detail: 'This account is disabled. Please ask an administrator.' },
    })
  })

  test('and a password of endless length is only a wrong one', async () => {
    const { email } = await addUser(platform)
    expect((await openBrowser(app).signIn({ email, password: 'x'.repeat(900) })).status).toBe(401)
  })
})

describe('too many attempts', () => {
  const wrong = 'not the right password'

  test('on one account end in a wait, for whoever tries, and known or not', async () => {
    const { email } = await addUser(platform)
    for (const address of [email, 'nobody@example.com']) {
      for (let attempt = 0; attempt < 10; attempt++) {
        expect((await openBrowser(app).signIn({ email: address, password: wrong })).status).toBe(401)
      }
      const refused = await openBrowser(app).signIn({ email: address.toUpperCase(), password: goodPassword })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
      expect(refused.body.detail).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/)
    }
    expect((await openBrowser(app).signIn(await addUser(platform))).status).toBe(200)
  })

  test('many at once count as many', async () => {
    const { email } = await addUser(platform)
    const attempts = Array.from({ length: 20 }, () => openBrowser(app).signIn({ email, password: wrong }))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  test('are not those that succeed', async () => {
    const person = await addUser(platform)
    for (let attempt = 0; attempt < 12; attempt++) {
      expect((await openBrowser(app).signIn(person)).status).toBe(200)
    }
  })

  test('are counted by network address too, as a trusted proxy tells it', async () => {
    const environment = readEnvironment({ NODE_ENV: 'test', TRUST_PROXY: '1' })
    const behindProxy = adminApp({ ...platform, environment })
    const from = (address: string) => ({
      incoming: { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } },
    })
    const attempt = async (address: string, email: string) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: wrong }),
      }
      return (await behindProxy.request(signIn, init, from(address))).status
    }
    for (let turn = 0; turn < 60; turn++) {
      for (const address of ['192.0.2.7', '127.0.0.1']) await countAttempt(db, { kind: 'sign-in', address })
    }
    expect(await attempt('192.0.2.7', 'another@example.com')).toBe(429)
    expect(await attempt('192.0.2.8', 'another@example.com')).toBe(401)
    // The machine itself: behind a proxy that nobody has named this would be everybody.
    expect(await attempt('127.0.0.1', 'another@example.com')).toBe(401)
  })
})

describe('takes effect at once', () => {
  // Checking a password takes long enough for a change to come in between; where it comes is what this tries.
  test.each([5, 15, 30, 60])('a new password, %d ms after somebody began to sign in with the old one', async (ms) => {
    const person = await addUser(platform)
    const passwordHash = await hashPassword('nine herons under the bridge')
    const browsers = [1, 2, 3].map(() => openBrowser(app))
    const attempts = browsers.map((browser) => browser.signIn(person))
    await sleep(ms)
    await db.transaction((tx) => setPassword(tx, person.id, passwordHash))
    await Promise.all(attempts)
    expect(await Promise.all(browsers.map((browser) => browser.isSignedIn()))).toEqual([false, false, false])
    expect(await db.$count(sessions, eq(sessions.user_id, person.id))).toBe(0)
  })

  test('a disabled account', async () => {
    const person = await addUser(platform)
    const browser = await openBrowserOf(person, platform, app)
    expect(await browser.isSignedIn()).toBe(true)
    await db.update(users).set({ disabled: true }).where(eq(users.id, person.id))
    expect(await browser.isSignedIn()).toBe(false)
  })

  test('a changed role', async () => {
    const person = await addUser(platform, { role: 'editor' })
    const browser = await openBrowserOf(person, platform, app)
    expect((await browser.get('/api/admin/users')).status).toBe(403)
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, person.id))
    expect((await browser.get('/api/admin/users')).status).toBe(200)
    await db.update(users).set({ role: 'editor' }).where(eq(users.id, person.id))
    expect((await browser.get('/api/admin/users')).status).toBe(403)
  })
})

test('a session ends a week after it was last used', async () => {
  const person = await addUser(platform)
  const browser = openBrowser(app)
  await browser.signIn(person)
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000)
  const later = (count: number) => {
    const moved = openBrowser(adminApp({ ...platform, now: () => days(count) }))
    for (const [key, value] of browser.cookies) moved.cookies.set(key, value)
    return moved
  }
  const unused = later(8)
  expect(await unused.isSignedIn()).toBe(false)
  const used = await later(2).get('/api/admin/me')
  expect(used.headers.getSetCookie()[0]).toMatch(/^tandem\.session=.*Max-Age=604800.*HttpOnly/)
  expect(await later(8).isSignedIn()).toBe(true)
})

test('and a month after the sign-in, however often it is used', async () => {
  const person = await addUser(platform)
  const browser = openBrowser(app)
  await browser.signIn(person)
  const day = 24 * 60 * 60 * 1000
  const at = (days: number) => {
    const moved = openBrowser(adminApp({ ...platform, now: () => new Date(Date.now() + days * day) }))
    for (const [key, value] of browser.cookies) moved.cookies.set(key, value)
    return moved.get('/api/admin/me')
  }
  for (const days of [5, 10, 15, 20]) expect((await at(days)).status).toBe(200)
  const last = await at(25)
  expect(Number(/Max-Age=(\d+)/.exec(last.headers.getSetCookie()[0] ?? '')?.[1])).toBeLessThanOrEqual(5 * 24 * 60 * 60)
  expect((await at(29.9)).status).toBe(200)
  expect((await at(30.1)).status).toBe(401)
})

test('the key of a session can not be read in the database', async () => {
  const browser = openBrowser(app)
  await browser.signIn(await addUser(platform))
  const token = decodeURIComponent(browser.cookies.get('tandem.session') ?? '').split('.')[0] ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect(JSON.stringify(await db.select().from(sessions))).not.toContain(token)
})

describe('what is closed', () => {
  test('nobody can sign up', async () => {
    const body = { email: 'eve@example.com', password: goodPassword, name: 'Eve' }
    expect((await openBrowser(app).post('/api/auth/sign-up/email', body)).status).toBe(404)
    expect(await db.$count(users, eq(users.email, 'eve@example.com'))).toBe(0)
  })

  test.each([
    '/api/auth/admin/set-role',
    '/api/auth/admin/create-user',
    '/api/auth/admin/list-users',
    '/api/auth/admin/impersonate-user',
    '/api/auth/admin/set-user-password',
    '/api/auth/get-session',
    '/api/auth/delete-user',
    '/api/auth/change-email',
    '/api/auth/set-password',
    '/api/auth/verify-password',
    '/api/auth/two-factor/send-otp',
    '/api/auth/sign-in/social',
    '/api/auth/ok',
    '/api/auth/error',
  ])('there is no %s, not even for an administrator', async (path) => {
    const browser = await openBrowserOf(await addUser(platform, { role: 'admin' }), platform, app)
    expect((await browser.get(path)).status).toBe(404)
    expect((await browser.post(path, {})).status).toBe(404)
  })

  test.each([
    [signIn, { email: 'a@example.com', password: goodPassword, role: 'admin' }],
    [signIn, { email: 'a@example.com', password: goodPassword, callbackURL: 'https://evil.example' }],
    ['/api/auth/update-user', { name: 'Eve', role: 'admin' }],
    ['/api/auth/update-user', { name: 'Eve', disabled: false }],
    ['/api/auth/request-password-reset', { email: 'a@example.com', redirectTo: 'https://evil.example' }],
    ['/api/auth/two-factor/verify-totp', { code: '123456', trustDevice: true }],
  ])('%s refuses fields that are not its own', async (path, body) => {
    const person = await addUser(platform, { role: 'editor' })
    const browser = await openBrowserOf(person, platform, app)
    const refused = await browser.post(path, body)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([expect.objectContaining({ message: 'Unknown field' })])
    const [row] = await db.select().from(users).where(eq(users.id, person.id))
    expect(row).toMatchObject({ role: 'editor', name: person.name })
  })

  test('a form on another site can not sign anyone in or out', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'a@example.com', password: goodPassword })
    expect((await app.request(signIn, { method: 'POST', headers: foreign, body })).status).toBe(403)
    const form = { 'content-type': 'text/plain' }
    expect((await app.request(signIn, { method: 'POST', headers: form, body })).status).toBe(415)
    expect((await app.request('/api/auth/sign-out', { method: 'POST', headers: foreign })).status).toBe(403)
  })

  test('nothing of it is kept by a cache', async () => {
    const { headers } = await openBrowser(app).signIn(await addUser(platform))
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await app.request('/api/admin/me')).headers.get('cache-control')).toBe('no-store')
  })
})
