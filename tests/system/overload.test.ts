import { connect, type Socket } from 'node:net'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase, urlOf } from '#tests/postgres.ts'
import { sessionCookie } from '#tests/session-cookie.ts'
import { startSite } from '#tests/site.ts'
import { deadMail, newEntry, send } from './ledger.ts'

const database = await createDatabase(inject('postgres'), 'overload')
const site = await startSite({ ...deadMail, DATABASE_URL: urlOf(database) })
const { url } = site
afterAll(() => site.kill())

// A request that seems to come from a user is rendered anew each time.
const readAnew = () => fetch(url, { headers: { cookie: sessionCookie, accept: 'text/html' } })

async function begin(words: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await new Promise<void>((resolve) => socket.write(words, () => resolve()))
  return socket
}

test('hundreds who send slowly keep nobody else waiting', async () => {
  const header = 'POST /api/functions/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const halfBody = `${header}Content-Length: 500\r\n\r\n{"name":`
  const halfChunk = `${header}Transfer-Encoding: chunked\r\n\r\n4\r\n{"na`
  const slow = await Promise.all(
    [halfBody, halfChunk, 'GET / HTTP/1.1\r\nHost: x\r\n'].flatMap((words) =>
      Array.from({ length: 100 }, () => begin(words)),
    ),
  )
  expect((await readAnew()).status).toBe(200)
  expect(await send(url, newEntry(0))).toMatchObject({ status: 202 })
  expect(slow.filter(({ destroyed }) => destroyed)).toEqual([])
  for (const socket of slow) socket.destroy()
})

test('a burst of two hundred is served to the last', async () => {
  // A process that has just started compiles what it runs as it goes.
  for (let number = 1; number <= 40; number++) await send(url, newEntry(number))
  const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => send(url, newEntry(number))))
  expect(answers.filter((answer) => !answer || answer.status >= 300)).toEqual([])
})

test('more than can be served is refused with a time to come back, while kept pages and health are answered', async () => {
  await (await fetch(url)).text()
  const flood = Array.from({ length: 1_200 }, async () => {
    const answer = await readAnew()
    await answer.text()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  })
  const meanwhile = await Promise.all(
    ['/', '/healthz', '/metrics'].map(async (path) => (await fetch(url + path)).status),
  )
  expect(meanwhile).toEqual([200, 200, 200])
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ retryAfter }) => retryAfter === '2')).toBe(true)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(100)
  expect(answers.length).toBe(answers.filter(({ status }) => status === 200 || status === 503).length)
  expect((await readAnew()).status).toBe(200)
})
