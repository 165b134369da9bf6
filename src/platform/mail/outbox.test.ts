import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { mails } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { sendJobs } from '#platform/jobs/jobs.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { deliver, isFinal, readFailure } from './deliver.server.ts'
import { enqueueMails, type NewMail, resumeMails } from './outbox.server.ts'
import { readMailSettings } from './settings.server.ts'
import { smtpAnswer, startMailServer } from './smtp.fixture.ts'
import { createMailTransport } from './transport.server.ts'

const server = await startMailServer()
const environment = readEnvironment({
  LOG_LEVEL: 'silent',
  SMTP_URL: server.url,
  PUBLIC_URL: 'https://tandem.example',
  MAIL_FROM: 'Tandem <site@example.com>',
  CONTACT_TO: 'team@example.com',
})
const platform = await testPlatform({ environment })
const { db, log, pool } = platform
const settings = readMailSettings(environment)
const transport = createMailTransport(settings)
const background = createBackground(platform)
await background.prepare()
await background.start()
afterAll(async () => {
  await background.stop()
  transport.close()
  await server.stop()
})

beforeEach(async () => {
  server.received.length = 0
  delete server.rules.recipient
  delete server.rules.slow
  await pool.query('delete from pgboss.job')
  await db.delete(mails)
})

const draft: NewMail = { about: randomUUID(), kind: 'test', subject: 'Grüße', text: 'Text', html: '<p>HTML</p>' }
const put = (...drafts: Partial<NewMail>[]) =>
  db.transaction((tx) =>
    enqueueMails(
      tx,
      settings,
      drafts.map((part) => ({ ...draft, ...part })),
    ),
  )
const listMails = () => db.select().from(mails).orderBy(asc(mails.created_at))
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 10 })

async function untilPutOff() {
  const putOff = "select start_after - started_on >= '5 s' as later from pgboss.job where state = 'retry'"
  await until(async () => expect((await pool.query(putOff)).rows).toContainEqual({ later: true }))
}

/** What was put off for seconds or minutes is due now. */
async function passPause() {
  await pool.query("update pgboss.job set start_after = now() where state = 'retry'")
  // About no mail at all: a new job wakes the worker, which pauses after a failure.
  await db.transaction((tx) => sendJobs(tx, 'mail', [{ mailId: randomUUID() }]))
}

test('a mail goes out as HTML and text, to the team, with an answer going to the sender', async () => {
  await put({ replyTo: { address: 'reka@example.com', name: 'Réka "Bcc: x@example.com" Szabó' } })
  await until(() => expect(server.received).toHaveLength(1))
  const [{ raw, to, messageId } = { raw: '', to: [], messageId: '' }] = server.received
  expect(to).toEqual(['team@example.com'])
  expect(raw).toMatch(/^From: Tandem <site@example\.com>/m)
  expect(raw).toMatch(/^Reply-To: [\s\S]*<reka@example\.com>/m)
  expect(raw).not.toMatch(/^Bcc:/im)
  expect(raw).toMatch(/multipart\/alternative/)
  expect(raw).toContain('<p>HTML</p>')
  await until(async () =>
    expect(await listMails()).toMatchObject([{ status: 'sent', attempts: 1, message_id: messageId }]),
  )
})

test('a mail that can be stopped says so to mail programs, and how by one click', async () => {
  await put({ subject: 'A' }, { subject: 'B', unsubscribe_url: 'https://tandem.example/consent/token' })
  await until(() => expect(server.received).toHaveLength(2))
  const heads = server.received.map(({ raw }) => raw.split(/\r?\n\r?\n/)[0] ?? '')
  expect(heads.filter((head) => /^List-Unsubscribe/im.test(head))).toHaveLength(1)
  expect(heads[1]).toMatch(/^List-Unsubscribe: <https:\/\/tandem\.example\/consent\/token>$/m)
  expect(heads[1]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
})

test('words that stand for other words in a header are sent as they were written', async () => {
  const hidden = '=?utf-8?B?4oCuZXZpbA==?='
  await put({ subject: `Inquiry from ${hidden}`, to: { address: 'reka@example.com', name: hidden } })
  await until(() => expect(server.received).toHaveLength(1))
  const [head = ''] = (server.received[0]?.raw ?? '').split(/\r?\n\r?\n/)
  expect(head).not.toContain(hidden)
  expect(head).toMatch(/^Subject: Inquiry from = \?utf-8\?B/m)
})

test('while the mail server is down mails wait; when it is back all of them go out once', async () => {
  await server.stop()
  await put({ subject: 'A' }, { subject: 'B' }, { subject: 'C' })
  await untilPutOff()
  expect((await listMails()).some(({ attempts }) => attempts > 0)).toBe(true)
  expect((await listMails()).every(({ status }) => status === 'queued')).toBe(true)
  await server.start()
  await until(async () => {
    await passPause()
    expect((await listMails()).every(({ status }) => status === 'sent')).toBe(true)
  })
  expect(server.received).toHaveLength(3)
})

test('while the mail server is down new mails do not wake the worker for one attempt each', async () => {
  await server.stop()
  for (let number = 1; number <= 20; number++) {
    await put({ subject: `Mail ${number}` })
    await sleep(20)
  }
  await until(async () => expect((await listMails()).some(({ attempts }) => attempts > 0)).toBe(true))
  expect((await listMails()).filter(({ attempts }) => attempts > 0).length).toBeLessThan(10)
  await server.start()
})

test.each([421, 451])('an answer %i puts a mail off, and it goes out later under the same Message-ID', async (code) => {
  let first = true
  server.rules.recipient = () => {
    if (!first) return undefined
    first = false
    return smtpAnswer(code)
  }
  await put({})
  await untilPutOff()
  const [put_off] = await listMails()
  expect(put_off).toMatchObject({ status: 'queued', attempts: 1 })
  expect(put_off?.last_error).toMatch(code === 421 ? /closed/ : /451/)
  await passPause()
  await until(() => expect(server.received).toHaveLength(1))
  expect(server.received[0]?.messageId).toBe(put_off?.message_id)
})

test('an answer 550 ends a mail where users can see it, and others go on', async () => {
  server.rules.recipient = (address) => (address.startsWith('gone') ? smtpAnswer(550, 'no such person') : undefined)
  await put({ to: { address: 'gone@example.com', name: 'Gone' } }, {})
  await until(async () => expect((await listMails()).map(({ status }) => status).sort()).toEqual(['failed', 'sent']))
  const failed = (await listMails()).find(({ status }) => status === 'failed')
  expect(failed?.last_error).toContain('no such person')
})

test('a slow mail server delays mails but loses and doubles none', async () => {
  server.rules.slow = () => new Promise((resolve) => setTimeout(resolve, 300))
  await put({ subject: 'A' }, { subject: 'B' })
  await until(async () => expect((await listMails()).every(({ status }) => status === 'sent')).toBe(true))
  expect(server.received).toHaveLength(2)
})

test('without a mail server mails wait, and go out when a later start has one', async () => {
  const silent = readMailSettings(readEnvironment({}))
  await db.transaction((tx) => enqueueMails(tx, silent, [draft]))
  expect(await listMails()).toMatchObject([{ status: 'waiting' }])
  const later = createBackground(platform)
  await later.prepare()
  await later.stop()
  await until(async () => expect(await listMails()).toMatchObject([{ status: 'sent' }]))
  expect(server.received).toHaveLength(1)
})

test('any number of mails can wait', async () => {
  await pool.query(`insert into mails (about, kind, subject, text, html, message_id, status)
    select gen_random_uuid(), 'test', 'Grüße', 'Text', '<p>HTML</p>', '<' || n || '@example.com>', 'queued'
    from generate_series(1, 66000) as n`)
  await db.transaction((tx) => resumeMails(tx, readMailSettings(readEnvironment({}))))
  expect(await db.$count(mails, eq(mails.status, 'waiting'))).toBe(66_000)
})

test('a mail whose job got lost has a new one after the next start', async () => {
  await db.insert(mails).values({ ...draft, message_id: '<lost@example.com>', status: 'queued' })
  const next = createBackground(platform)
  await next.prepare()
  await next.stop()
  await until(async () => expect(await listMails()).toMatchObject([{ status: 'sent' }]))
})

test('a mail that another process is sending is left to it', async () => {
  const [mail] = await db
    .insert(mails)
    .values({ ...draft, message_id: '<x@y>', status: 'queued' })
    .returning()
  await db.transaction(async (tx) => {
    await tx
      .select()
      .from(mails)
      .where(eq(mails.id, mail?.id ?? ''))
      .for('update')
    await expect(deliver({ db, log, transport, now: new Date() }, mail?.id ?? '')).rejects.toThrow()
  })
  expect(server.received).toHaveLength(0)
})

test('the transaction of a mail does not fall silent while the mail server thinks', async () => {
  const [mail] = await db
    .insert(mails)
    .values({ ...draft, message_id: '<x@y>', status: 'queued' })
    .returning()
  const beats =
    "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction' and query = 'select'"
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const thoughtful = {
    async send() {
      expect((await pool.query(beats)).rowCount).toBe(0)
      vi.advanceTimersByTime(10_000)
      await until(async () => expect((await pool.query(beats)).rowCount).toBe(1))
    },
  }
  await deliver({ db, log, transport: thoughtful, now: new Date() }, mail?.id ?? '')
  vi.useRealTimers()
  expect(await listMails()).toMatchObject([{ status: 'sent', attempts: 1 }])
})

test('a mail server that cannot be reached, or refuses our password, never ends a mail', () => {
  const now = new Date()
  const old = { owed_since: new Date(0).toISOString() }
  const fresh = { owed_since: now.toISOString() }
  const failure = (code: string, responseCode?: number, command?: string) =>
    readFailure(Object.assign(new Error('x'), { code, responseCode, command }))
  expect(isFinal(failure('ESOCKET'), old, now)).toBe(false)
  expect(isFinal(failure('EAUTH', 535, 'AUTH PLAIN'), old, now)).toBe(false)
  expect(isFinal(failure('EENVELOPE', 550, 'MAIL FROM'), old, now)).toBe(false)
  expect(isFinal(failure('EENVELOPE', 450, 'RCPT TO'), fresh, now)).toBe(false)
  expect(isFinal(failure('EENVELOPE', 450, 'RCPT TO'), old, now)).toBe(true)
  expect(isFinal(failure('EMESSAGE', 554, 'DATA'), fresh, now)).toBe(true)
})
