import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users, verifications } from '#accounts/tables.server.ts'
import { mails, rateLimits } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { addUser, adminApp, openBrowser, openBrowserOf } from '#tests/users.ts'
import { secretMailKinds } from './secret-mails.server.ts'

const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform, 0)
const ask = '/api/auth/request-password-reset'
const choose = '/api/auth/reset-password'
const new_password = 'nine herons under the bridge'

beforeEach(async () => {
  await db.delete(rateLimits)
  await db.delete(mails)
})

async function findToken(): Promise<string> {
  const [mail] = await db.select().from(mails)
  return /\/admin\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function mailedTo(email: string) {
  await openBrowser(app).post(ask, { email })
  return findToken()
}

test('a forgotten password is chosen anew by a link in a mail, and whoever was signed in is not any more', async () => {
  const person = await addUser(platform)
  const elsewhere = await openBrowserOf(person, platform, app)
  const token = await mailedTo(person.email)
  expect((await openBrowser(app).post(choose, { token, new_password })).status).toBe(200)
  expect(await elsewhere.isSignedIn()).toBe(false)
  expect((await openBrowser(app).signIn(person)).status).toBe(401)
  expect((await openBrowser(app).signIn({ ...person, password: new_password })).status).toBe(200)
})

test('whoever was kept out by wrong passwords, the own or a stranger’s, comes in with the new one', async () => {
  const person = await addUser(platform)
  for (let i = 0; i < 11; i++) await openBrowser(app).signIn({ ...person, password: 'wrong' })
  expect((await openBrowser(app).signIn(person)).status).toBe(429)
  const token = await mailedTo(person.email)
  expect((await openBrowser(app).post(choose, { token, new_password })).status).toBe(200)
  expect((await openBrowser(app).signIn({ ...person, password: new_password })).status).toBe(200)
})

describe('the link', () => {
  test('works once', async () => {
    const { email } = await addUser(platform)
    const token = await mailedTo(email)
    const both = [1, 2].map(() => openBrowser(app).post(choose, { token, new_password }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 410])
    expect(await openBrowser(app).post(choose, { token, new_password })).toMatchObject({
      status: 410,
      body: { detail: 'This link has expired or was used before. Please ask for a new one.' },
    })
  })

  test('is void once another is used, even at the same moment', async () => {
    const { email } = await addUser(platform)
    for (const _ of [1, 2]) await openBrowser(app).post(ask, { email })
    const tokens = (await db.select().from(mails)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])
    expect(new Set(tokens).size).toBe(2)
    const both = tokens.map((token) => openBrowser(app).post(choose, { token, new_password }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('works for an hour', async () => {
    const person = await addUser(platform)
    const token = await mailedTo(person.email)
    const [promise] = await db.select().from(verifications).where(eq(verifications.value, person.id))
    const left = Date.parse(promise?.expires_at ?? '') - Date.now()
    expect(left).toBeGreaterThan(59 * 60 * 1000)
    expect(left).toBeLessThanOrEqual(60 * 60 * 1000)
    await db.update(verifications).set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    expect((await openBrowser(app).post(choose, { token, new_password })).status).toBe(410)
    expect((await openBrowser(app).signIn(person)).status).toBe(200)
  })

  test('can not be read in the database', async () => {
    const { email } = await addUser(platform)
    const token = await mailedTo(email)
    expect(JSON.stringify(await db.select().from(verifications))).not.toContain(token)
  })

  test('survives a password that is not good enough', async () => {
    const { email } = await addUser(platform, { email: 'lucia.ferrante@example.com' })
    const token = await mailedTo(email)
    for (const weak of ['short', 'password1234', 'lucia.ferrante2024']) {
      const refused = await openBrowser(app).post(choose, { token, new_password: weak })
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'new_password' }] } })
    }
    expect((await openBrowser(app).post(choose, { token, new_password })).status).toBe(200)
  })

  test('leads to the configured address, whatever host a request claims to be for', async () => {
    const { email } = await addUser(platform)
    const environment = readEnvironment({ NODE_ENV: 'test', PUBLIC_URL: 'https://tandem.example' })
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await openBrowser(adminApp({ ...platform, environment }, 0), forged).post(ask, { email })
    const [mail] = await db.select().from(mails)
    expect(mail?.text).toContain('https://tandem.example/admin/reset-password?token=')
    expect(mail?.text + (mail?.html ?? '')).not.toContain('evil.example')
  })

  test.each([0, 1])('never leads where a request says, even unconfigured and behind %i proxies', async (proxies) => {
    const { email } = await addUser(platform)
    const environment = readEnvironment({ NODE_ENV: 'test', PORT: '3210', TRUST_PROXY: String(proxies) })
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    await openBrowser(adminApp({ ...platform, environment }, 0), forged).post(ask, { email })
    const [mail] = await db.select().from(mails)
    expect(mail?.text).toContain('http://localhost:3210/admin/reset-password?token=')
    expect(mail?.text + (mail?.html ?? '')).not.toContain('evil.example')
  })

  test('is void with every older and newer one as soon as the password is changed, by whatever way', async () => {
    const person = await addUser(platform)
    const tokens: string[] = []
    for (let turn = 0; turn < 4; turn++) {
      await db.delete(mails)
      tokens.push(await mailedTo(person.email))
    }
    const [first = '', second = '', third = '', fourth = ''] = tokens
    const use = async (token: string) => (await openBrowser(app).post(choose, { token, new_password })).status
    expect(await use(second)).toBe(200)
    expect([await use(first), await use(third), await use(fourth)]).toEqual([410, 410, 410])

    await db.delete(mails)
    const before = await mailedTo(person.email)
    const browser = await openBrowserOf(person, platform, app)
    const change = { current_password: new_password, new_password: 'seven quiet lamps over water' }
    expect((await browser.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await use(before)).toBe(410)
  })

  test('leaves the other sessions alone if that is what was chosen', async () => {
    const person = await addUser(platform)
    const elsewhere = await openBrowserOf(person, platform, app)
    const token = await mailedTo(person.email)
    const body = { token, new_password, end_other_sessions: false }
    expect((await openBrowser(app).post(choose, body)).status).toBe(200)
    expect(await elsewhere.isSignedIn()).toBe(true)
  })
})

describe('nobody learns who has an account', () => {
  test('known, unknown and disabled addresses get the same answer, in no less time; only one gets a mail', async () => {
    const known = await addUser(platform)
    const disabled = await addUser(platform)
    await db.update(users).set({ disabled: true }).where(eq(users.id, disabled.id))
    const unhurried = adminApp(platform)
    const askFor = async (email: string) => {
      const started = performance.now()
      const { status, body, headers } = await openBrowser(unhurried).post(ask, { email })
      expect(performance.now() - started).toBeGreaterThan(390)
      return { status, body, headers: [...headers] }
    }
    const answers = await Promise.all([known.email, 'nobody@example.com', disabled.email].map(askFor))
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true } })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await db.select().from(mails)).map(({ to_address }) => to_address)).toEqual([known.email])
  })

  test('five mails an hour are the most, and unknown addresses are refused as soon', async () => {
    const { email } = await addUser(platform)
    for (const address of [email, 'nobody@example.com']) {
      for (let turn = 0; turn < 5; turn++)
        expect((await openBrowser(app).post(ask, { email: address })).status).toBe(200)
      expect((await openBrowser(app).post(ask, { email: address })).status).toBe(429)
    }
    expect(await db.$count(mails)).toBe(5)
  })
})

test('the mail waits in the outbox without a mail server, says what to do, and is marked as secret', async () => {
  const { id, email, name } = await addUser(platform)
  await openBrowser(app).post(ask, { email })
  const [mail] = await db.select().from(mails)
  expect(mail).toMatchObject({ about: id, kind: 'password-reset', status: 'waiting', to_address: email })
  expect(secretMailKinds).toContain(mail?.kind)
  expect(mail?.subject).toBe('Choose a new password for Tandem')
  expect(mail?.text).toContain(`Hello ${name},`)
  expect(mail?.html).toMatch(/<a href="http:\/\/localhost:3000\/admin\/reset-password\?token=/)
})
