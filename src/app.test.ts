import { mkdirSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '#platform/database/database.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createMetrics } from '#platform/http/metrics.server.ts'
import { listen } from '#platform/http/server.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { onePageBuild } from '#tests/one-page-build.ts'
import { createApp } from './app.ts'

// Files are looked for where the build is, whether there is one yet or not.
mkdirSync('build/client', { recursive: true })

const environment = readEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'silent' })
const platform = await testPlatform({ environment })
let rendered = 0
const deps = {
  features: [],
  build: onePageBuild(() => {
    rendered += 1
    return new Response('A page')
  }),
  readAdminDocument: async () => '<!doctype html><title>Admin</title>',
  readReadiness: async () => ({ needed: {}, useful: {} }),
}
const server = await listen(createApp(platform, { ...deps, metrics: createMetrics() }), { port: 0, host: '127.0.0.1' })
afterAll(() => server.stop())

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...init })

// They are answered however long the line is, so that they must cost nothing.
test.each(['/assets/gone.js', '/assets/a/b', '/%61ssets/gone.js', '/assets//gone.js', '/admin/assets/gone.js'])(
  'a missing file (%s) is said to be missing at once, whoever asks for it and how',
  async (path) => {
    const before = rendered
    for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
      const answer = await ask(path, { method, headers: { accept: 'text/html' } })
      const body = await answer.text()
      expect([answer.status, body.length < 200, body.includes('A page')], method).toEqual([404, true, false])
    }
    expect(rendered).toBe(before)
  },
)

test('everything else is a page', async () => {
  expect(await (await ask('/blog/assets/x')).text()).toBe('A page')
})

test.each([
  ['/Admin', '/admin'],
  ['/ADMIN/login?to=/admin/Blog', '/admin/login?to=/admin/Blog'],
  ['/Admin//Users/', '/admin/Users'],
])('%s leads to the admin', async (path, to) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
})

test('what only begins like the admin is a page', async () => {
  expect(await (await ask('/Administration')).text()).toBe('A page')
})

test('whoever wants to sign in while the database is away is told so on a page, a program in JSON', async () => {
  const { db, close } = connectDatabase({ host: '127.0.0.1', port: 1 })
  const lonely = await listen(createApp({ ...platform, db }, { ...deps, metrics: createMetrics() }), {
    port: 0,
    host: '127.0.0.1',
  })
  onTestFinished(async () => {
    await lonely.stop()
    await close()
  })
  const open = (path: string, accept: string) =>
    fetch(`http://127.0.0.1:${lonely.port}${path}`, { headers: { accept, apikey: platform.publicKey } })
  const page = await open('/admin/login', 'text/html,*/*')
  expect(page.status).toBe(503)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'cache-control': 'no-store',
    'retry-after': '5',
  })
  expect(await page.text()).toMatch(/<h1[^>]*>One moment, please<.*The database does not answer/s)
  const answer = await open('/admin/login', '*/*')
  expect([answer.status, await answer.json()]).toMatchObject([503, { status: 503 }])
})

test.each(['1.2.3.4.5', '999.1.1.1'])('a host that can not be one (%s) is refused in plain words', async (host) => {
  const trusting = { ...platform, environment: { ...environment, TRUST_PROXY: 1 } }
  const proxied = await listen(createApp(trusting, { ...deps, metrics: createMetrics() }), {
    port: 0,
    host: '127.0.0.1',
  })
  onTestFinished(() => proxied.stop())
  const open = (port: number, path: string, headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get({ port, path, headers, host: '127.0.0.1' }, resolve).once('error', reject),
    )
  for (const path of ['/', '/admin/login', '/api/events', '/health']) {
    const direct = await open(server.port, path, { host })
    const passedOn = await open(proxied.port, path, { 'x-forwarded-host': host })
    for (const answer of [direct, passedOn]) {
      expect([answer.statusCode, answer.headers['x-content-type-options']], path).toEqual([400, 'nosniff'])
      expect(await json(answer)).toMatchObject({ status: 400, detail: 'No address can be made of this host.' })
    }
  }
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['no origin that it would name', { origin: 'null' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['another site behind a name of ours', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
])('a form from %s is refused before anything is done with it', async (_from, headers) => {
  const before = rendered
  const answer = await ask('/contact', { method: 'POST', body: new URLSearchParams({ name: 'Ada' }), headers })
  expect([answer.status, rendered - before]).toEqual([403, 0])
})

test('what a page answers to a form is kept by nobody', async () => {
  const answer = await ask('/contact', { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

/** Without a client library, which would add the header by itself. */
async function askWithoutHost(path: string) {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`)
  return (await text(socket)).split('\r\n')[0]
}

test('a balancer may ask for health without naming a host, nobody else may', async () => {
  expect(await askWithoutHost('/healthz')).toBe('HTTP/1.1 200 OK')
  expect(await askWithoutHost('/readyz?from=balancer')).toBe('HTTP/1.1 200 OK')
  for (const path of ['/', '/readyzz', '/api/events'])
    expect(await askWithoutHost(path)).toBe('HTTP/1.1 400 Bad Request')
})

test('pages from memory are counted and timed as well', async () => {
  const measure = async () => {
    const figures = await (await ask('/metrics')).text()
    return ['page_memory_duration_seconds_count{status="200"}', 'page_cache_hits_total', 'page_cache_misses_total'].map(
      (name) =>
        Number(
          figures
            .split('\n')
            .find((line) => line.startsWith(name))
            ?.split(' ')[1] ?? 0,
        ),
    )
  }
  const before = await measure()
  for (let visit = 0; visit < 4; visit++) await (await ask('/counted')).text()
  const after = await measure()
  expect(after.map((value, place) => value - (before[place] ?? 0))).toEqual([3, 3, 1])
})

test('a full disk is told to whoever wanted to save something', async () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  const db = {
    select: () => {
      throw full
    },
  } as never
  const broken = await listen(createApp({ ...platform, db }, { ...deps, metrics: createMetrics() }), {
    port: 0,
    host: '127.0.0.1',
  })
  onTestFinished(() => broken.stop())
  const answer = await fetch(`http://127.0.0.1:${broken.port}/admin/login`)
  expect([answer.status, answer.headers.get('retry-after'), (await answer.json()).detail]).toEqual([
    503,
    '60',
    'Nothing can be saved right now: the disk is full.',
  ])
})
