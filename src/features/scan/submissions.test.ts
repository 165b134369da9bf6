import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { listen } from '#platform/http/server.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { scanApi } from './api.server.ts'
import { assessments } from './tables.server.ts'

const platform = await testPlatform()
const listener = getRequestListener(scanApi(platform, []).fetch, { overrideGlobalObjects: false })
const server = await listen(listener, { port: 0, host: '127.0.0.1' })
afterAll(() => server.stop())

const answers = Array(16).fill(3)

/** Sends one submission; cuts the connection after `timeoutMs` ms if it has not been answered by then. */
async function submit(assessToken: string, timeoutMs: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/functions/assessment-scoring`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answers, assessToken, personalData: {} }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return (await response.json()).assessmentId
  } catch {
    return undefined
  }
}

test('of 500 submissions at once with connections cut at random every acknowledged one is stored once', async () => {
  const tokens = Array.from({ length: 500 }, (_, i) => `one-of-five-hundred-${i}`)
  const timeoutMs = (i: number) => (i % 3 === 0 ? 60_000 : 1 + ((i * 37) % 400))
  const first = await Promise.all(tokens.map((token, i) => submit(token, timeoutMs(i))))
  const acknowledged = first.filter((id) => id !== undefined)
  expect(acknowledged.length).toBeGreaterThan(0)

  const again = await Promise.all(tokens.map((token) => submit(token, 60_000)))
  first.forEach((id, i) => {
    if (id !== undefined) expect(again[i]).toBe(id)
  })
  const stored = await platform.db.select({ id: assessments.id, token: assessments.assess_token }).from(assessments)
  expect(stored).toHaveLength(tokens.length)
  expect(new Set(stored.map(({ token }) => token))).toEqual(new Set(tokens))
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(again))
})
