import { beforeEach, expect, test } from 'vitest'
import { rateLimits } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { scanApi } from './api.server.ts'
import { assessments } from './tables.server.ts'

const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
const { db, ...platform } = await testPlatform({ environment })
const api = scanApi({ ...platform, db }, [])

beforeEach(async () => {
  await db.delete(assessments)
  await db.delete(rateLimits)
})

async function submit(assessToken: string, address = '192.0.2.1') {
  const incoming = { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': address } }
  const body = JSON.stringify({ answers: Array(16).fill(3), assessToken })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answer = await api.request('/functions/assessment-scoring', init, { incoming })
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body: await answer.json() }
}

const statuses = async (answers: ReturnType<typeof submit>[]) =>
  Object.entries(Object.groupBy(await Promise.all(answers), ({ status }) => String(status))).map(([status, all]) => [
    Number(status),
    all?.length,
  ])

test('of a hundred and twenty scans at once from one address the sixty of a full office are scored', async () => {
  const answers = Array.from({ length: 120 }, (_, i) => submit(`flood-${i}`))
  expect(await statuses(answers)).toEqual([
    [200, 60],
    [429, 60],
  ])
  expect(await db.$count(assessments)).toBe(60)
  const refused = await submit('one-more')
  expect(refused.retryAfter).toBeGreaterThan(500)
  expect(refused.body.detail).toBe(
    'There were too many scans from your network. Please try again in 10 minutes. Your answers are kept until then.',
  )
  expect((await submit('from-elsewhere', '198.51.100.1')).status).toBe(200)
})

test('a scan that is sent again, after a lost answer, counts once', async () => {
  expect(await statuses(Array.from({ length: 100 }, () => submit('the-same')))).toEqual([[200, 100]])
  expect((await db.select().from(rateLimits)).map(({ points }) => points)).toEqual([1, 1])
})

test('many from one network are turned away although each address is new', async () => {
  await db.insert(rateLimits).values({ key: 'scan-network:192.0.2', points: 600, expire: Date.now() + 60_000 })
  expect((await submit('neighbour', '192.0.2.77')).status).toBe(429)
  expect((await submit('stranger', '198.51.100.1')).status).toBe(200)
})
