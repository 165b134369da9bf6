import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries, users, verifications } from '#accounts/tables.server.ts'
import { mails, rateLimits } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { addUser, adminApp, openBrowser, openBrowserOf } from '#tests/users.ts'

const smtp = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'us@tandem.example', PUBLIC_URL: 'http://tandem.example' }
const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform)
const mailing = adminApp({ ...platform, environment: readEnvironment({ NODE_ENV: 'test', ...smtp }) })
// Mails are put into the queue of those that are to be sent, which has to be there.
await createBackground(platform).prepare()
const administrator = await addUser(platform, { role: 'admin' })
const person = { email: 'ilka.torma@example.com', name: 'Ilka Torma', role: 'editor' }
const new_password = 'nine herons under the bridge'
const day = 24 * 60 * 60 * 1000

beforeEach(async () => {
  await db.delete(mails)
  await db.delete(rateLimits)
  await db.delete(users).where(eq(users.email, person.email))
})

const invite = async (used = app) => {
  const browser = await openBrowserOf(administrator, platform, used)
  const { body } = await browser.post('/api/admin/users', person)
  return { browser, user: body, path: `/api/admin/users/${body.id}/invitation` }
}
const tokenIn = (text = '') => /\/admin\/welcome\?token=([\w-]+)/.exec(text)?.[1] ?? ''

test('somebody without a password can not sign in until one was chosen by the link', async () => {
  const { browser, path } = await invite()
  const forms = ['', 'x', new_password]
  for (const password of forms)
    expect((await openBrowser(app).signIn({ ...person, password })).status).toBeGreaterThanOrEqual(400)
  expect((await browser.get(path)).body).toEqual({ has_password: false, can_mail: false })
  const made = await browser.post(path, { by: 'link' })
  expect(made).toMatchObject({ status: 201, body: { url: expect.stringMatching(/^\/admin\/welcome\?token=/) } })
  const token = tokenIn(made.body.url)
  expect((await openBrowser(app).post('/api/auth/reset-password', { token, new_password })).status).toBe(200)
  expect((await openBrowser(app).signIn({ ...person, password: new_password })).status).toBe(200)
  expect((await browser.get(path)).body).toMatchObject({ has_password: true })
  expect((await openBrowser(app).post('/api/auth/reset-password', { token, new_password })).status).toBe(410)
})

describe('the link', () => {
  test('works for seven days, is kept as a hash, and takes the place of the one before', async () => {
    const { browser, user, path } = await invite()
    const first = tokenIn((await browser.post(path, { by: 'link' })).body.url)
    const second = tokenIn((await browser.post(path, { by: 'link' })).body.url)
    const kept = await db.select().from(verifications).where(eq(verifications.value, user.id))
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(second)
    const left = Date.parse(kept[0]?.expires_at ?? '') - Date.now()
    expect(left).toBeGreaterThan(7 * day - 60_000)
    expect(left).toBeLessThanOrEqual(7 * day)
    expect((await openBrowser(app).post('/api/auth/reset-password', { token: first, new_password })).status).toBe(410)
  })

  test('is one of those that were made at the same moment', async () => {
    const { browser, user, path } = await invite()
    await Promise.all(Array.from({ length: 6 }, () => browser.post(path, { by: 'link' })))
    expect(await db.$count(verifications, eq(verifications.value, user.id))).toBe(1)
  })

  test('is written down with who made it, and without its secret', async () => {
    const { browser, user, path } = await invite()
    const { url } = (await browser.post(path, { by: 'link' })).body
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.item_id, user.id))
    expect(entries.at(-1)).toMatchObject({ user_name: administrator.name, after: { invitation: 'link' } })
    expect(JSON.stringify(entries)).not.toContain(tokenIn(url))
  })

  test('is for others, who are not disabled', async () => {
    const { browser, user, path } = await invite()
    const own = `/api/admin/users/${administrator.id}/invitation`
    expect((await browser.post(own, { by: 'link' })).status).toBe(409)
    await db.update(users).set({ disabled: true }).where(eq(users.id, user.id))
    expect((await browser.post(path, { by: 'link' })).status).toBe(409)
  })
})

test('where mails can be sent the invitation is mailed at once, and again when asked', async () => {
  const { browser, user, path } = await invite(mailing)
  const [mail] = await db.select().from(mails)
  expect(mail).toMatchObject({ about: user.id, kind: 'invitation', to_address: person.email })
  expect(mail?.text).toContain('http://tandem.example/admin/welcome?token=')
  const answer = await browser.post(path, { by: 'mail' })
  expect([answer.status, Object.keys(answer.body)]).toEqual([201, ['expires_at']])
  const token = tokenIn((await db.select().from(mails)).at(-1)?.text)
  expect((await openBrowser(app).post('/api/auth/reset-password', { token, new_password })).status).toBe(200)
})

test('where none can be sent nobody is told that one was', async () => {
  const { browser, path } = await invite()
  expect(await db.$count(mails)).toBe(0)
  expect(await browser.post(path, { by: 'mail' })).toMatchObject({
    status: 409,
    body: { detail: 'This site can not send mails yet. Make a link and hand it over.' },
  })
})

test('whoever gets a password from an administrator gets no mail', async () => {
  const browser = await openBrowserOf(administrator, platform, mailing)
  expect((await browser.post('/api/admin/users', { ...person, password: new_password })).status).toBe(201)
  expect(await db.$count(mails)).toBe(0)
})
