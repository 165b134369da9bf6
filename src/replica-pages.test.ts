import { mkdirSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '#platform/database/database.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createMetrics } from '#platform/http/metrics.server.ts'
import { listen } from '#platform/http/server.server.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { onePageBuild } from '#tests/one-page-build.ts'
import { createApp } from './app.ts'

// Files are looked for where the build is, whether there is one yet or not.
mkdirSync('build/client', { recursive: true })

const platform = await testPlatform({ environment: readEnvironment({ LOG_LEVEL: 'silent' }) })
const replica = connectDatabase(platform.connection)
const rendered: string[] = []
let broken: string[] = []
const build = onePageBuild(({ context }) => {
  const { db, primary, cache } = context.get(platformContext)
  const server = db === replica.db ? 'replica' : 'primary'
  rendered.push(server)
  expect(primary).toBe(platform.db)
  expect(cache === platform.cache, 'what is read of one is not shared with the other').toBe(server === 'primary')
  if (broken.includes(server)) context.get(pageContext).failure = new Error(`the ${server} is broken`)
  return new Response('A page')
})
const app = createApp(
  { ...platform, read: (query) => query(replica.db).catch(() => query(platform.db)) },
  {
    ...{ features: [], build, metrics: createMetrics(), readAdminDocument: async () => '' },
    readReadiness: async () => ({ needed: {}, useful: {} }),
  },
)
const server = await listen(app, { port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await server.stop()
  await replica.close()
})

const origin = `http://127.0.0.1:${server.port}`
const ask = (path: string, init?: RequestInit) => fetch(origin + path, init)

beforeEach(() => {
  rendered.length = 0
  broken = []
})

test('a page for everybody comes from the replica', async () => {
  await ask('/')
  expect(rendered).toEqual(['replica'])
})

test('what a form answers comes from the primary', async () => {
  await ask('/', { method: 'POST', headers: { origin } })
  expect(rendered).toEqual(['primary'])
})

test('a page that the replica can not read in full comes from the primary, and is kept', async () => {
  broken = ['replica']
  await ask('/part')
  expect((await ask('/part')).headers.get('cache-control')).toBe('no-cache')
  expect(rendered).toEqual(['replica', 'primary'])
})

test('a page that nobody can read in full is sent as it is, and not kept', async () => {
  broken = ['replica', 'primary']
  const answer = await ask('/none')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(rendered).toEqual(['replica', 'primary'])
})
