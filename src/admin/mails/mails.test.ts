import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { mails, rateLimits } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { smtpAnswer, startMailServer } from '#platform/mail/smtp.fixture.ts'
import { openAdmin } from '#tests/admin.ts'

const server = await startMailServer()
const environment = readEnvironment({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SMTP_URL: server.url,
  PUBLIC_URL: 'http://localhost',
  MAIL_FROM: 'site@example.com',
  CONTACT_TO: 'team@example.com',
})
const { db, call, admin, editor, platform } = await openAdmin(undefined, { environment })
const background = createBackground(platform)
await background.prepare()
await background.start()
afterAll(async () => {
  await background.stop()
  await server.stop()
})

const silent = await openAdmin()

beforeEach(async () => {
  server.received.length = 0
  delete server.rules.recipient
  await db.delete(mails)
  await db.delete(auditEntries)
  await db.delete(rateLimits)
})

const draft = {
  about: randomUUID(),
  kind: 'contact confirmation',
  to_address: 'reka@example.com',
  to_name: 'Réka Szabó',
  subject: 'We have received your message',
  text: 'Hello Réka',
  html: '<p>Hello Réka</p>',
  status: 'failed',
} as const

async function add(change: Partial<typeof mails.$inferInsert> = {}, to = db) {
  const values = { ...draft, message_id: `<${randomUUID()}@example.com>`, ...change }
  const [row] = await to.insert(mails).values(values).returning()
  if (!row) throw new Error('Nothing was added')
  return row
}

const resend = (id: string) => call(`mails/${id}/resend`, { method: 'POST' })
const find = async (id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0]
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

describe('resending', () => {
  test('a failed mail goes out as it was, under the same Message-ID', async () => {
    const { id, message_id } = await add({ attempts: 2, last_error: '550 no' })
    expect(await resend(id)).toEqual({ status: 200, body: { id, status: 'queued' } })
    await until(async () => expect(await find(id)).toMatchObject({ status: 'sent', attempts: 3, message_id }))
    expect(server.received.map(({ messageId }) => messageId)).toEqual([message_id])
  })

  test('a mail that failed long ago is given its full time again', async () => {
    const { id } = await add({ created_at: '2020-01-01T00:00:00Z', owed_since: '2020-01-01T00:00:00Z' })
    server.rules.recipient = () => smtpAnswer(451)
    await resend(id)
    await until(async () => expect(await find(id)).toMatchObject({ status: 'queued', attempts: 1 }))
  })

  test('a mail that was sent is repeated as a new one, and the first stays as it is', async () => {
    const first = await add({ status: 'sent', attempts: 1, sent_at: '2026-03-01T10:00:00.000Z' })
    const { body } = await resend(first.id)
    expect(body.id).not.toBe(first.id)
    await until(async () => expect(await find(body.id)).toMatchObject({ status: 'sent', text: first.text }))
    expect((await find(body.id))?.message_id).not.toBe(first.message_id)
    expect(await find(first.id)).toEqual(first)
  })

  test('a mail that is on its way is left to itself', async () => {
    const { id } = await add({ status: 'queued' })
    expect(await resend(id)).toMatchObject({ status: 409, body: { detail: 'This mail is on its way already.' } })
  })

  test('is written down without a word about the person', async () => {
    const { id } = await add()
    await resend(id)
    const log = await db.select().from(auditEntries)
    expect(log).toMatchObject([{ action: 'resend', resource: 'mails', item_id: id, user_name: 'Edit Editor' }])
    expect(JSON.stringify(log)).not.toMatch(/Réka|Szabó|reka@/)
  })

  test('without a mail server a waiting mail waits on, and it is said what is missing', async () => {
    const { id } = await add({ status: 'waiting' }, silent.db)
    const { status, body } = await silent.call(`mails/${id}/resend`, { method: 'POST' })
    expect([status, body.detail]).toEqual([
      409,
      'This mail waits for settings of the server: SMTP_URL, MAIL_FROM, CONTACT_TO.',
    ])
  })

  test('nobody gets the same again and again, be it as a copy of a copy', async () => {
    const { id } = await add({ status: 'sent' })
    const again = await Promise.all(Array.from({ length: 4 }, () => resend(id)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await db.update(mails).set({ status: 'sent' })
    const copy = again[0]?.body.id
    expect([(await resend(copy)).status, (await resend(copy)).status, (await resend(id)).status]).toEqual([
      200, 429, 429,
    ])
    const other = await add({ status: 'sent', about: randomUUID() })
    expect((await resend(other.id)).status).toBe(200)
  })

  test.each(['no-id', randomUUID()])('there is nothing to resend under %s', async (id) => {
    expect((await resend(id)).status).toBe(404)
  })
})

describe('what waits', () => {
  test('is sent at once when a mail server is there', async () => {
    await add({ status: 'waiting' })
    await add({ status: 'waiting', to_address: null })
    expect(await call('mails/send-waiting', { method: 'POST' })).toEqual({ status: 200, body: { queued: 2 } })
    await until(() => expect(server.received).toHaveLength(2))
    expect(await call('mails/send-waiting', { method: 'POST' })).toEqual({ status: 200, body: { queued: 0 } })
    expect(await db.select().from(auditEntries)).toMatchObject([
      { user_name: 'Edit Editor', action: 'send', resource: 'mails', after: { queued: 2 } },
    ])
  })

  test('can not be sent without one, and users are told what to set', async () => {
    expect((await silent.call('mails/send-waiting', { method: 'POST' })).status).toBe(409)
    const missing = ['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO']
    expect((await silent.call('mail-settings')).body).toEqual({ missing, team: null })
    expect((await call('mail-settings')).body).toEqual({ missing: [], team: 'team@example.com' })
  })
})

describe('a mail that opens an account', () => {
  const link = 'https://tandem.example/admin/reset-password?token=s3cret'
  const addSecret = (status: 'failed' | 'sent' | 'waiting') =>
    add({ kind: 'password-reset', text: link, html: `<a href="${link}">`, last_error: '550 no', status })

  test('is in no list, whatever it is sorted, searched or narrowed by, and not to administrators', async () => {
    const { id } = await addSecret('failed')
    const other = await add({ subject: 'Hello' })
    for (const headers of [admin, editor]) {
      expect((await call(`mails/${id}`, { headers })).status).toBe(404)
      for (const query of ['', 'sort=text', 'sort=text&order=desc', 'brief=true', 'status=failed', 'page=1&per_page=2'])
        expect((await call(`mails?${query}`, { headers })).body).toMatchObject({ items: [{ id: other.id }], total: 1 })
      for (const query of [`ids=${id}`, 'kind=password-reset', 'q=s3cret&sort=text', 'sort=text&page=2&per_page=1'])
        expect((await call(`mails?${query}`, { headers })).body.items).toEqual([])
      const { latest, failed } = (await call('dashboard', { headers })).body.mails
      expect([failed, latest]).toMatchObject([1, [{ id: other.id }]])
    }
    const copy = await call(`personal-data?email=${draft.to_address}`, { headers: admin })
    expect(copy.status).toBe(200)
    expect(JSON.stringify(copy.body)).not.toContain('s3cret')
  })

  test('is not sent again: its link lives for an hour', async () => {
    for (const status of ['failed', 'sent', 'waiting'] as const) {
      const { id } = await addSecret(status)
      expect((await resend(id)).status).toBe(404)
      expect(await find(id)).toMatchObject({ status })
    }
    expect(await db.$count(mails)).toBe(3)
  })
})

test('the outbox can be searched, narrowed, sorted and paged, and shows the text but no HTML', async () => {
  await add({ subject: 'First', status: 'sent', created_at: '2026-01-01T00:00:00Z' })
  await add({ subject: 'Second', to_address: 'noor@example.com', created_at: '2026-01-02T00:00:00Z' })
  const subjects = async (query: string) =>
    (await call(`mails?${query}`)).body.items.map(({ subject }: { subject: string }) => subject)
  expect(await subjects('')).toEqual(['Second', 'First'])
  expect(await subjects('status=all&sort=subject&order=asc&per_page=1&page=2')).toEqual(['Second'])
  expect(await subjects('status=sent')).toEqual(['First'])
  expect(await subjects('status=lost')).toEqual([])
  expect(await subjects('q=noor')).toEqual(['Second'])
  const [row] = (await call('mails?status=sent')).body.items
  expect(row.text).toBe('Hello Réka')
  expect(row).not.toHaveProperty('html')
})

test('mails are neither written nor deleted by hand', async () => {
  const { id } = await add()
  for (const [method, path] of [
    ['POST', 'mails'],
    ['PATCH', `mails/${id}`],
    ['DELETE', `mails/${id}`],
  ] as const)
    expect((await call(path, { method, body: method === 'DELETE' ? undefined : {} })).status).toBe(404)
})
