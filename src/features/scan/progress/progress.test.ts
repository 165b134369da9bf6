import { randomBytes } from 'node:crypto'
import { like } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { scanApi } from '#features/scan/api.server.ts'
import { scanVisits } from '#features/scan/tables.server.ts'
import { rateLimits } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import type { Progress } from './input.ts'
import { countFunnel, eraseOutdatedVisits } from './visits.server.ts'

let time = new Date('2026-03-02T10:47:31.123Z')
const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
const platform = await testPlatform({ environment, now: () => time })
const { db } = platform
const api = new Hono().route('/', scanApi(platform, []))

async function report(body: unknown, from = '192.0.2.1') {
  const incoming = { socket: {}, headers: { 'x-forwarded-for': from } }
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await api.request('/functions/scan-progress', init, { incoming })).status
}

const newVisit = () => randomBytes(24).toString('hex')
const at = (answered: number, step: Progress['step'] = 'questions', visit = newVisit()) => ({ visit, answered, step })
const funnel = () => countFunnel(db, new Date('2026-01-01'))

beforeEach(async () => {
  time = new Date('2026-03-02T10:47:31.123Z')
  await db.delete(scanVisits)
})

test('a scan is counted once, however often and in whatever order its progress arrives', async () => {
  const visit = newVisit()
  const all = [at(0), at(4), at(8), at(12), at(16, 'personal-data'), at(16, 'result'), at(4), at(0)]
  for (const progress of all) expect(await report({ ...progress, visit })).toBe(202)
  expect(await funnel()).toEqual({ started: 1, half: 1, answered: 1, personal_data: 1, completed: 1 })
})

test('the same progress a hundred times at once is one scan', async () => {
  const same = at(8)
  await Promise.all(Array.from({ length: 100 }, () => report(same)))
  expect(await funnel()).toEqual({ started: 1, half: 1, answered: 0, personal_data: 0, completed: 0 })
})

test('each who leaves is counted up to where they came', async () => {
  const ends = [at(0), at(7), at(8), at(16), at(16, 'personal-data'), at(16, 'result')]
  for (const end of ends) await report(end)
  expect(await funnel()).toEqual({ started: 6, half: 4, answered: 3, personal_data: 2, completed: 1 })
})

test('a version with other questions is counted by their number', async () => {
  const ends = [at(4), at(5), at(10)]
  for (const end of ends) expect(await report({ ...end, questions: 10 })).toBe(202)
  expect(await funnel()).toEqual({ started: 3, half: 2, answered: 1, personal_data: 0, completed: 0 })
})

test('nothing is kept but the random number, full hours and how far it came', async () => {
  const visit = newVisit()
  await report(at(16, 'result', visit))
  const hour = '2026-03-02T10:00:00.000Z'
  expect(await db.select().from(scanVisits)).toEqual([
    { id: visit, started_at: hour, answered: 16, questions: 16, reached_personal_data: true, completed_at: hour },
  ])
})

describe('refused and not counted is', () => {
  test.each([
    ['no visit', { answered: 1, step: 'questions' }],
    ['a visit that can be guessed', { visit: '1', answered: 1, step: 'questions' }],
    ['a visit with other signs', { visit: `${'x'.repeat(30)}<b>`, answered: 1, step: 'questions' }],
    ['an endless visit', { visit: 'x'.repeat(65), answered: 1, step: 'questions' }],
    ['more answers than questions', at(17)],
    ['half an answer', at(1.5)],
    ['an answer as text', { ...at(1), answered: '1' }],
    ['a step that does not exist', { ...at(1), step: 'paid' }],
    ['anything personal', { ...at(1), email: 'reka@example.com' }],
  ])('%s', async (_what, body) => {
    expect(await report(body)).toBe(422)
    expect(await db.$count(scanVisits)).toBe(0)
  })
})

test('a flood from one address is refused, others are counted on', async () => {
  const flooding = '198.51.100.7'
  expect(await report(at(0), flooding)).toBe(202)
  await db
    .update(rateLimits)
    .set({ points: 1190 })
    .where(like(rateLimits.key, `%${flooding}`))
  const answers = await Promise.all(Array.from({ length: 20 }, () => report(at(0), flooding)))
  expect(answers.filter((status) => status === 429)).toHaveLength(10)
  expect(await report(at(0), '198.51.100.8')).toBe(202)
})

test('what is older than the policy allows is forgotten', async () => {
  await report(at(3))
  time = new Date('2026-05-02T10:00:00Z')
  await report(at(3))
  const erased = await db.transaction((tx) => eraseOutdatedVisits(tx, new Date('2027-05-01')))
  expect(erased.counts).toEqual({ visits: 1 })
  expect(await db.$count(scanVisits)).toBe(1)
})
