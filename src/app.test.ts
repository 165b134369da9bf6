import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '#platform/environment.server.ts'
import { createMetrics } from '#platform/http/metrics.server.ts'
import { listen } from '#platform/http/server.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { onePageBuild } from '#tests/one-page-build.ts'
import { createApp } from './app.ts'

const environment = readEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'silent' })
const platform = await testPlatform({ environment })
let rendered = 0
const app = createApp(platform, {
  features: [],
  build: onePageBuild(() => {
    rendered += 1
    return new Response('A page')
  }),
  readAdminDocument: async () => '<!doctype html><title>Admin</title>',
  metrics: createMetrics(),
  isReady: async () => true,
})
const server = await listen(app, { port: 0, host: '127.0.0.1' })
afterAll(() => server.stop())

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...init })

// They are answered however long the line is, so that they must cost nothing.
test.each(['/assets/gone.js', '/assets/a/b', '/%61ssets/gone.js', '/assets//gone.js', '/admin/assets/gone.js'])(
  'a missing file (%s) is said to be missing at once, whoever asks for it and how',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
      const answer = await ask(path, { method, headers: { accept: 'text/html' } })
      const body = await answer.text()
      expect([answer.status, body.length < 200, body.includes('A page')], method).toEqual([404, true, false])
    }
    expect(rendered).toBe(0)
  },
)

test('everything else is a page', async () => {
  expect(await (await ask('/blog/assets/x')).text()).toBe('A page')
})
