import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetTraces } from '#accounts/audit-log.server.ts'
import { auditEntries } from '#accounts/tables.server.ts'
import { rateLimits } from '#platform/database/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { codeFor } from '#tests/totp.ts'
import { addUser, adminApp, goodPassword, openBrowser, openBrowserOf } from '#tests/users.ts'

const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform)
const wrong = 'not the right password'

beforeEach(async () => {
  await db.delete(rateLimits)
  await db.delete(auditEntries)
})

const listSignIns = () =>
  db.select().from(auditEntries).where(eq(auditEntries.resource, 'sign-ins')).orderBy(asc(auditEntries.at))

/** Calls that came over a network, from that address. */
const appAt = (remoteAddress: string) => ({
  request: (path: string, init: RequestInit) =>
    app.request(path, init, { incoming: { socket: { remoteAddress }, headers: {} } }),
})

test('who comes in and goes is written down, with the network but not the whole address', async () => {
  const person = await addUser(platform)
  const browser = openBrowser(appAt('203.0.113.77') as typeof app)
  await browser.signIn(person)
  await browser.post('/api/auth/sign-out')
  const who = { user_id: person.id, user_name: person.name, user_email: person.email, network: '203.0.113' }
  const entries = await listSignIns()
  expect(entries).toMatchObject([
    { ...who, action: 'sign-in', item_id: person.id },
    { ...who, action: 'sign-out' },
  ])
  expect(JSON.stringify(entries)).not.toContain('203.0.113.77')
})

test('of an IPv6 address the first half of the network is kept', async () => {
  const browser = openBrowser(appAt('2001:db8:12:34:56::1') as typeof app)
  await browser.signIn(await addUser(platform))
  expect((await listSignIns())[0]?.network).toBe('2001:db8:12')
})

describe('a failure', () => {
  test('is about the account, and by nobody', async () => {
    const person = await addUser(platform)
    expect((await openBrowser(app).signIn({ ...person, password: wrong })).status).toBe(401)
    const [entry] = await listSignIns()
    expect(entry).toMatchObject({ action: 'sign-in-failed', item_id: person.id, item_label: person.email })
    expect(entry).toMatchObject({ user_id: null, user_email: null, after: { step: 'password' } })
    expect(JSON.stringify(entry)).not.toContain(wrong)
  })

  test('with an address that nobody has does not keep what was typed', async () => {
    await openBrowser(app).signIn({ email: 'stranger@example.com', password: wrong })
    const [entry] = await listSignIns()
    expect(entry).toMatchObject({ action: 'sign-in-failed', item_label: 'An unknown address' })
    expect(JSON.stringify(entry)).not.toContain('stranger')
  })

  test('of the second step is one as well', async () => {
    const person = await addUser(platform)
    const browser = await openBrowserOf(person, platform, app)
    const { body } = await browser.post('/api/auth/two-factor/enable', { current_password: goodPassword })
    await browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(body.totpURI) })
    const signingIn = openBrowser(app)
    await signingIn.signIn(person)
    await signingIn.post('/api/auth/two-factor/verify-totp', { code: '000000' })
    await signingIn.post('/api/auth/two-factor/verify-totp', { code: codeFor(body.totpURI, Date.now() + 30_000) })
    expect(await listSignIns()).toMatchObject([
      { action: 'sign-in-begun', item_id: person.id, user_id: null, after: { step: 'password' } },
      { action: 'sign-in-failed', item_id: person.id, after: { step: 'second step' } },
      { action: 'sign-in', user_id: person.id, after: { second_step: 'code' } },
    ])
  })
})

test('a wrong password or code of somebody who is signed in is a failure as well', async () => {
  const person = await addUser(platform)
  const browser = await openBrowserOf(person, platform, app)
  await browser.post('/api/auth/two-factor/enable', { current_password: goodPassword })
  await browser.post('/api/auth/confirm', { password: wrong })
  await browser.post('/api/auth/two-factor/verify-totp', { code: '000000' })
  const failure = { action: 'sign-in-failed', item_id: person.id, user_id: null, after: { step: 'confirmation' } }
  expect(await listSignIns()).toMatchObject([failure, failure])
})

test('signing in again ends the session that this browser had, and no other', async () => {
  const person = await addUser(platform)
  const elsewhere = openBrowser(app)
  await elsewhere.signIn(person)
  const browser = openBrowser(app)
  await browser.signIn(person)
  const stolen = openBrowser(app)
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value)
  await browser.signIn(person)
  expect([await stolen.isSignedIn(), await browser.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([
    false,
    true,
    true,
  ])
  expect((await listSignIns()).map(({ action }) => action)).toEqual(['sign-in', 'sign-in', 'session-end', 'sign-in'])
})

test('sessions that somebody ends are written down', async () => {
  const person = await addUser(platform)
  const browser = await openBrowserOf(person, platform, app)
  await openBrowserOf(person, platform, app)
  await browser.post('/api/auth/revoke-other-sessions')
  expect(await listSignIns()).toMatchObject([{ action: 'session-end', after: { sessions: 'all others' } }])
})

test('nobody becomes somebody else in the log by another name or address', async () => {
  const person = await addUser(platform)
  const browser = openBrowser(app)
  await browser.signIn(person)
  await browser.post('/api/auth/update-user', { name: 'Somebody Else' })
  await browser.post('/api/auth/sign-out')
  const entries = await db.select().from(auditEntries).orderBy(asc(auditEntries.at))
  expect(entries.map(({ user_name }) => user_name)).toEqual([person.name, person.name, 'Somebody Else'])
  for (const entry of entries) expect(entry).toMatchObject({ user_id: person.id, user_email: person.email })
})

test('traces are forgotten after their time, changes are not', async () => {
  const person = await addUser(platform)
  const browser = openBrowser(app)
  await browser.signIn(person)
  await browser.post('/api/auth/update-user', { name: 'Nora' })
  await db.transaction((tx) => forgetTraces(tx, new Date(Date.now() - 60_000)))
  expect(await db.$count(auditEntries)).toBe(2)
  expect(await db.transaction((tx) => forgetTraces(tx, new Date(Date.now() + 60_000)))).toBe(1)
  expect(await db.select().from(auditEntries)).toMatchObject([{ action: 'update' }])
})
