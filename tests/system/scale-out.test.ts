import { get, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { startMailServer } from '#platform/mail/smtp.fixture.ts'
import { createDatabase, urlOf } from '#tests/postgres.ts'
import { sessionCookie } from '#tests/session-cookie.ts'
import { apiKey, startSite } from '#tests/site.ts'
import { newEntry, send, startSenders } from './ledger.ts'
import { startRoundRobin, visitorHeader } from './round-robin.ts'

const administrator = { email: 'ada.lovell@example.com', password: 'violet kettle paints a harbour' }

const connection = await createDatabase(inject('postgres'), 'scale_out')
const database = new pg.Client(connection)
await database.connect()
const mail = await startMailServer()
// Both at once, on an empty database.
const processes = await Promise.all([start(), start()])
const proxy = await startRoundRobin(processes.map(({ port }) => port))

afterAll(async () => {
  await proxy.stop()
  for (const { kill } of processes) await kill()
  await mail.stop()
  await database.end()
})

function start(port = '0') {
  return startSite({
    ...{ DATABASE_URL: urlOf(connection), PORT: port, TRUST_PROXY: '1' },
    ...{ SMTP_URL: mail.url, CONTACT_TO: 'team@example.com' },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  })
}

async function sendFrom(visitor: string, key: string) {
  const answer = await fetch(`${proxy.url}/api/functions/send-contact-email`, {
    method: 'POST',
    headers: { apikey: apiKey, 'content-type': 'application/json', 'idempotency-key': key, [visitorHeader]: visitor },
    body: JSON.stringify({
      name: 'Ada',
      email: 'ada@example.com',
      company: 'Engines',
      message: 'Hi',
      gdprConsent: true,
    }),
  })
  await answer.text()
  return answer.status
}

test('who signs in at one process is signed in at the other, and signed out at both at once', async () => {
  const [one, other] = processes.map(({ port }) => `http://localhost:${port}`)
  const call = (path: string, body: unknown, cookie = '') =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: new URL(path).origin },
      body: JSON.stringify(body),
    })
  const signedIn = await call(`${one}/api/auth/sign-in/email`, administrator)
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const statusAt = async (site = '') => (await fetch(`${site}/api/admin/blog`, { headers: { cookie } })).status
  expect([await statusAt(one), await statusAt(other)]).toEqual([200, 200])
  expect((await call(`${other}/api/auth/sign-out`, {}, cookie)).status).toBe(200)
  expect([await statusAt(one), await statusAt(other)]).toEqual([401, 401])
})

test('a limit counts what one visitor sends to all processes together', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 44; number++) statuses.push(await sendFrom('203.0.113.9', `limit-${number}`))
  expect(statuses).toEqual([...Array(40).fill(202), ...Array(4).fill(429)])
  expect(Math.min(...proxy.served())).toBeGreaterThan(20)
})

test('the same inquiry, sent to both at the same moment, is kept once', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => sendFrom('203.0.113.10', 'the-same')))
  expect(all).toEqual(Array(10).fill(202))
  const kept = await database.query("select from inquiries where idempotency_key = 'the-same'")
  expect(kept.rowCount).toBe(1)
})

test('each mail is sent once, whichever process it was left with', async () => {
  const entries = Array.from({ length: 30 }, (_, number) => newEntry(number * 2))
  await Promise.all(entries.map((entry) => send(proxy.url, entry)))
  const owed = () => database.query("select from mails where status <> 'sent'").then(({ rowCount }) => rowCount)
  await expect.poll(owed).toBe(0)
  const ids = mail.received.map(({ messageId }) => messageId)
  const mails = await database.query('select message_id from mails')
  expect(ids.sort()).toEqual(mails.rows.map(({ message_id }) => message_id).sort())
})

test('a change reaches the pages and the open streams of every process', async () => {
  const addresses = processes.map(({ port }) => `http://127.0.0.1:${port}`)
  const listening = await Promise.all(addresses.map(openStream))
  const titles = () =>
    Promise.all(addresses.map(async (url) => (await (await fetch(url)).text()).match(/<title>(.*?)</)?.[1]))
  await titles()
  const heard = Promise.all(listening.map(nextContent))
  await database.query(
    "insert into page_content (page_key, section_key, content) values ('home', 'meta_title', 'Seen on both')",
  )
  expect(await heard).toEqual(['home', 'home'])
  await expect.poll(titles).toEqual([expect.stringContaining('Seen on both'), expect.stringContaining('Seen on both')])
  for (const stream of listening) stream.destroy()
})

test('one that is asked to stop says that it is not ready, and answers on until others are asked instead', async () => {
  const { stop, port } = await start()
  const address = `http://127.0.0.1:${port}`
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const ended = stop()
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { interval: 20 }).toBe(503)
  expect((await fetch(address)).status).toBe(200)
  expect(await ended).toBe(0)
})

test('all processes are restarted one after the other under load without one failed request', async () => {
  const failures: unknown[] = []
  const note = (status = 0) => (status >= 200 && status < 300) || failures.push(status)
  const stopSenders = startSenders(proxy.url, [], { count: 4, onAnswer: (answer) => note(answer?.status) })
  let reading = true
  let read = 0
  const readers = ['/', '/blog', '/services', '/api/events'].map(async (path) => {
    while (reading) {
      // Every other page is rendered anew, as for a user.
      const cookie = read % 2 ? sessionCookie : ''
      const answer = await fetch(proxy.url + path, { headers: { apikey: apiKey, cookie } }).catch(() => undefined)
      await answer?.arrayBuffer()
      note(answer?.status)
      read += 1
    }
  })
  for (const running of processes) {
    expect(await running.stop()).toBe(0)
    Object.assign(running, await start(running.port))
    await expect.poll(() => proxy.ready().length).toBe(processes.length)
  }
  reading = false
  await Promise.all([...readers, stopSenders()])
  expect(failures).toEqual([])
  expect(read).toBeGreaterThan(100)
})

function openStream(url: string) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/changes?page_key=home&apikey=${apiKey}`, { agent: false }, (answer) => {
      answer.once('data', () => resolve(answer))
    }).once('error', reject)
  })
}

function nextContent(stream: IncomingMessage) {
  return new Promise<string>((resolve) => {
    stream.on('error', () => {})
    stream.on('data', (chunk: Buffer) => {
      const key = chunk.toString().match(/event: content\ndata: {"page_key":"(\w+)"}/)?.[1]
      if (key) resolve(key)
    })
  })
}
