import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auditEntries, sessions, twoFactors } from '#accounts/tables.server.ts'
import { rateLimits } from '#platform/database/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { codeFor } from '#tests/totp.ts'
import { addUser, adminApp, goodPassword, openBrowser, openBrowserOf } from '#tests/users.ts'

const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform)
const totp = '/api/auth/two-factor/verify-totp'
const recovery = '/api/auth/two-factor/verify-backup-code'

beforeEach(async () => {
  // An app shows another code every half minute: none may change in the middle of a test.
  vi.useFakeTimers({ toFake: ['Date'] })
  await db.delete(rateLimits)
})

/** A user who has scanned the code and typed what the app showed. */
async function addWithTwoFactor() {
  const person = await addUser(platform)
  const browser = await openBrowserOf(person, platform, app)
  const { body } = await browser.post('/api/auth/two-factor/enable', { password: goodPassword })
  const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] }
  expect((await browser.post(totp, { code: codeFor(totpURI) })).status).toBe(200)
  return { person, browser, totpURI, backupCodes }
}

/** The one after that with which it was turned on; clocks that are half a minute apart are forgiven. */
const nextCode = (totpURI: string) => codeFor(totpURI, Date.now() + 30_000)

async function firstStep(person: { email: string }) {
  const browser = openBrowser(app)
  const answer = await browser.signIn({ ...person, password: goodPassword })
  expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true } })
  expect(answer.body).not.toHaveProperty('user')
  expect(await browser.isSignedIn()).toBe(false)
  return browser
}

const isRefusal = (status: number) => [401, 409, 410].includes(status)

test('a recovery code of somebody who has none is refused', async () => {
  const browser = await openBrowserOf(await addUser(platform), platform, app)
  expect(await browser.post(recovery, { code: 'abcde-fghij' })).toMatchObject({
    status: 409,
    body: { detail: 'Two-factor sign-in is not on.' },
  })
})

describe('turning it on', () => {
  test('asks for the password', async () => {
    const browser = await openBrowserOf(await addUser(platform), platform, app)
    const refused = await browser.post('/api/auth/two-factor/enable', { password: 'not the right password' })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'current_password' }] } })
    expect((await openBrowser(app).post('/api/auth/two-factor/enable', { password: goodPassword })).status).toBe(401)
  })

  test('counts only once a code has shown that the app has the secret', async () => {
    const person = await addUser(platform)
    const browser = await openBrowserOf(person, platform, app)
    const { body } = await browser.post('/api/auth/two-factor/enable', { password: goodPassword })
    expect(body.totpURI).toMatch(/^otpauth:\/\/totp\/Tandem:/)
    expect(body.backupCodes).toHaveLength(10)
    expect((await openBrowser(app).signIn(person)).body).toHaveProperty('user')
    expect((await browser.post(totp, { code: '000000' })).status).toBe(401)
    expect((await browser.get('/api/admin/me')).body.two_factor_enabled).toBe(false)
    expect((await browser.post(totp, { code: codeFor(body.totpURI) })).status).toBe(200)
    expect((await browser.get('/api/admin/me')).body.two_factor_enabled).toBe(true)
  })

  test('ends what a password alone has opened elsewhere', async () => {
    const person = await addUser(platform)
    const elsewhere = await openBrowserOf(person, platform, app)
    const browser = await openBrowserOf(person, platform, app)
    const { body } = await browser.post('/api/auth/two-factor/enable', { password: goodPassword })
    expect(await elsewhere.isSignedIn()).toBe(true)
    expect((await browser.post(totp, { code: codeFor(body.totpURI) })).status).toBe(200)
    expect([await browser.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([true, false])
  })

  test('is written down; neither secret nor codes are kept readable', async () => {
    const { person, backupCodes } = await addWithTwoFactor()
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.item_id, person.id))
      .orderBy(desc(auditEntries.at))
    expect(entries[0]).toMatchObject({ resource: 'users', action: 'update', after: { two_factor: 'on' } })
    const [row] = await db.select().from(twoFactors).where(eq(twoFactors.user_id, person.id))
    for (const code of backupCodes) expect(JSON.stringify(row)).not.toContain(code)
  })
})

describe('signing in', () => {
  test('asks for the code in a second step', async () => {
    const { person, totpURI } = await addWithTwoFactor()
    const browser = await firstStep(person)
    const code = nextCode(totpURI)
    expect((await browser.post(totp, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
    expect(await browser.isSignedIn()).toBe(true)
  })

  test('takes each code once, be it at the same moment', async () => {
    const { person, totpURI } = await addWithTwoFactor()
    const code = nextCode(totpURI)
    const both = [await firstStep(person), await firstStep(person)]
    const statuses = await Promise.all(both.map(async (browser) => (await browser.post(totp, { code })).status))
    expect(statuses.sort()).toEqual([200, 401])
    expect(await db.$count(sessions, eq(sessions.user_id, person.id))).toBe(2)
    const third = await firstStep(person)
    expect((await third.post(totp, { code })).status).toBe(401)
    expect((await third.post(totp, { code: codeFor(totpURI, Date.now() - 30_000) })).status).toBe(200)
  })

  test('does not take the code with which it was turned on', async () => {
    const person = await addUser(platform)
    const browser = await openBrowserOf(person, platform, app)
    const { body } = await browser.post('/api/auth/two-factor/enable', { current_password: goodPassword })
    const code = codeFor(body.totpURI)
    expect((await browser.post(totp, { code })).status).toBe(200)
    const signingIn = await firstStep(person)
    expect((await signingIn.post(totp, { code })).status).toBe(401)
    expect(await signingIn.isSignedIn()).toBe(false)
  })

  test('does not skip the first step', async () => {
    const { totpURI } = await addWithTwoFactor()
    expect((await openBrowser(app).post(totp, { code: codeFor(totpURI) })).status).toBe(410)
  })

  test('takes a recovery code once', async () => {
    const { person, backupCodes } = await addWithTwoFactor()
    const [code] = backupCodes
    const browser = await firstStep(person)
    expect((await browser.post(recovery, { code })).status).toBe(200)
    expect(await browser.isSignedIn()).toBe(true)
    const again = await firstStep(person)
    expect(await again.post(recovery, { code })).toMatchObject({
      status: 401,
      body: { detail: 'This recovery code is not right, or it was used before.' },
    })
    expect((await again.post(recovery, { code: backupCodes[1] })).status).toBe(200)
  })

  test('takes a recovery code once, be it at the same moment', async () => {
    const { person, backupCodes } = await addWithTwoFactor()
    const [code] = backupCodes
    const both = [await firstStep(person), await firstStep(person), await firstStep(person)]
    const statuses = await Promise.all(both.map(async (browser) => (await browser.post(recovery, { code })).status))
    expect(statuses.sort()).toEqual([200, expect.toSatisfy(isRefusal), expect.toSatisfy(isRefusal)])
  })

  test('lets nobody try codes for long', async () => {
    const { person, totpURI } = await addWithTwoFactor()
    const browser = await firstStep(person)
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await browser.post(totp, { code: '000000' })).status).toBe(401)
    }
    expect((await browser.post(totp, { code: nextCode(totpURI) })).status).toBe(410)
    const second = await firstStep(person)
    for (let attempt = 0; attempt < 5; attempt++) await second.post(totp, { code: '000000' })
    const third = await firstStep(person)
    expect((await third.post(totp, { code: nextCode(totpURI) })).status).toBe(429)
    expect(await third.isSignedIn()).toBe(false)
  })
})

test.each([totp, recovery])('whoever is signed in does not try codes for long either (%s)', async (path) => {
  const { browser, totpURI, backupCodes } = await addWithTwoFactor()
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await browser.post(path, { code: '000000' })).status).toBeLessThan(429)
  const right = path === totp ? nextCode(totpURI) : backupCodes[0]
  expect((await browser.post(path, { code: right })).status).toBe(429)
})

test('new recovery codes make the old ones worthless', async () => {
  const { person, browser, backupCodes } = await addWithTwoFactor()
  const path = '/api/auth/two-factor/generate-backup-codes'
  expect((await browser.post(path, { password: 'not the right password' })).status).toBe(422)
  const { body } = await browser.post(path, { password: goodPassword })
  expect(body.backupCodes).toHaveLength(10)
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.at)).limit(1)
  expect(entry).toMatchObject({ item_id: person.id, after: { recovery_codes: 'new' } })
  const signingIn = await firstStep(person)
  expect((await signingIn.post(recovery, { code: backupCodes[0] })).status).toBe(401)
  expect((await signingIn.post(recovery, { code: body.backupCodes[0] })).status).toBe(200)
})

test('turning it off asks for the password, and the next sign-in for no code', async () => {
  const { person, browser } = await addWithTwoFactor()
  expect((await browser.post('/api/auth/two-factor/disable', { password: 'not the right password' })).status).toBe(422)
  expect((await browser.post('/api/auth/two-factor/disable', { password: goodPassword })).status).toBe(200)
  expect(await browser.isSignedIn()).toBe(true)
  expect((await openBrowser(app).signIn(person)).body).toHaveProperty('user')
})
