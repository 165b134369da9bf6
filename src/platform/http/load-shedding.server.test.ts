import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { shedLoad } from './load-shedding.server.ts'
import { createMetrics } from './metrics.server.ts'
import { listen } from './server.server.ts'
import { limitBody } from './write-guard.server.ts'

const metrics = createMetrics()
const paths = { drawn: /\.png$/, free: /^\/(admin\/)?assets\// }
const app = new Hono<{ Bindings: HttpBindings }>()
app.use(shedLoad(metrics, paths))
let finish = () => {}
let waiting: Promise<void>
beforeEach(() => {
  waiting = new Promise((resolve) => {
    finish = resolve
  })
})
app.get('/long', async (c) => c.text(await waiting.then(() => 'done')))
app.get('/assets/*', (c) => c.text('file')).get('/admin/assets/*', (c) => c.text('file'))
app.on('POST', ['/api/admin/slow', '/api/auth/slow'], async (c) => c.text(await waiting.then(() => 'done')))
app.post('*', async (c) => c.json(await c.req.json()))
const server = await listen(getRequestListener(app.fetch, { overrideGlobalObjects: false }), {
  port: 0,
  host: '127.0.0.1',
})
const hastyApp = new Hono<{ Bindings: HttpBindings }>()
hastyApp.use(shedLoad(createMetrics(), { ...paths, timeoutMs: 50 }))
// Behind `/api/admin/` bodies are received once it is known who sends them.
hastyApp.post('*', limitBody(1024, { timeoutMs: 50 }), async (c) => c.json(await c.req.json()))
const hasty = await listen(getRequestListener(hastyApp.fetch, { overrideGlobalObjects: false }), {
  port: 0,
  host: '127.0.0.1',
})
afterAll(() => Promise.all([server.stop(), hasty.stop()]))

type Asked = { path: string; headers?: Record<string, string>; chunks?: string[] }

function ask({ path, headers = {}, chunks }: Asked) {
  return new Promise<{ status: number; headers: object; body: string }>((resolve, reject) => {
    const asked = request({ port: server.port, path, headers, method: chunks ? 'POST' : 'GET' }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) })
    }).once('error', reject)
    for (const chunk of chunks ?? []) asked.write(chunk)
    asked.end()
  })
}

test('a body arrives as it was sent, whether its length was announced or not', async () => {
  const body = JSON.stringify({ words: 'Grüße' })
  const announced = { 'content-length': String(Buffer.byteLength(body)) }
  expect(await ask({ path: '/form', headers: announced, chunks: [body] })).toMatchObject({ status: 200, body })
  expect(await ask({ path: '/form', chunks: [body.slice(0, 5), body.slice(5)] })).toMatchObject({ status: 200, body })
})

test('a body that grows beyond all bounds is refused', async () => {
  const answer = await ask({ path: '/form', chunks: Array(20).fill('x'.repeat(8 * 1024)) }).catch(() => ({
    status: 413,
  }))
  expect(answer.status).toBe(413)
})

test.each([
  ['Content-Length: 500', '{"name":'],
  ['Transfer-Encoding: chunked', '4\r\n{"na'],
])('a body that does not come to its end is waited for no longer than that (%s)', async (header, beginning) => {
  for (const path of ['/form', '/api/admin/form']) {
    const words = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n${beginning}`
    const socket = connect(hasty.port, '127.0.0.1')
    socket.write(words)
    // The connection is closed as well, else this would not end.
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 .*"detail":"The body did not arrive."/s)
  }
})

test.each(['/api/admin/slow', '/api/auth/slow'])(
  'what staff send slowly keeps no visitor waiting: %s',
  async (path) => {
    const sent = Array.from({ length: 20 }, () => ask({ path, chunks: ['{}'] }))
    await expect.poll(async () => (await metrics.text()).match(/^editing_waiting (\d+)/m)?.[1]).toBe('4')
    expect(await ask({ path: '/form', chunks: ['{}'] })).toMatchObject({ status: 200, body: '{}' })
    finish()
    expect((await Promise.all(sent)).every(({ status }) => status === 200)).toBe(true)
  },
)

test('once the line stands a visitor is told so at once, in words or as JSON; forms and files pass all the same', async () => {
  const inside = Array.from({ length: 100 }, () => ask({ path: '/long' }))
  // Whoever is let into the line meanwhile is answered at the end.
  const newcomers: ReturnType<typeof ask>[] = []
  const isRefusing = async () => {
    newcomers.push(ask({ path: '/long' }))
    return Number((await metrics.text()).match(/^answering_refused_total (\d+)/m)?.[1])
  }
  await expect.poll(isRefusing, { timeout: 60_000 }).toBeGreaterThan(0)
  const refused = await ask({ path: '/long', headers: { accept: 'text/html' } })
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: expect.stringContaining('<p>') })
  expect(JSON.parse((await ask({ path: '/api/x' })).body)).toMatchObject({ status: 503 })
  expect(await ask({ path: '/form', chunks: ['{}'] })).toMatchObject({ status: 200, body: '{}' })
  expect(await ask({ path: '/assets/x.js' })).toMatchObject({ status: 200, body: 'file' })
  expect(await ask({ path: '/admin/assets/x.js' })).toMatchObject({ status: 200, body: 'file' })
  finish()
  const answers = await Promise.all([...inside, ...newcomers])
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503])
  expect((await ask({ path: '/long' })).status).toBe(200)
})
