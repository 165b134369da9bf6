import { asc } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { visitCountsOf } from './counts.server.ts'
import { dailyVisits } from './tables.server.ts'

let time = new Date('2026-03-02T23:59:00Z')
const ends: (() => Promise<void>)[] = []
const platform = await testPlatform({ now: () => time, onShutdown: (work) => ends.push(work) })
const { db, pool } = platform
const counts = visitCountsOf(platform)
/** Another process on the same database. */
const other = visitCountsOf({ ...platform, primary: Object.create(db) })

beforeEach(async () => {
  await counts.flush()
  await db.delete(dailyVisits)
  counts.limitTo(async () => true)
  time = new Date('2026-03-02T23:59:00Z')
})

const read = async () => {
  const rows = await db
    .select()
    .from(dailyVisits)
    .orderBy(asc(dailyVisits.day), asc(dailyVisits.by), asc(dailyVisits.key))
  return rows.map(({ day, by, key, views, inquiries }) => `${day} ${by} ${key}: ${views} ${inquiries}`)
}

test('nothing is written for a single view: sums are, and several processes add to the same', async () => {
  for (let view = 0; view < 3; view++) counts.add({ page: '/', source: 'direct' }, ['views'])
  other.add({ page: '/' }, ['views'])
  expect(await read()).toEqual([])
  await Promise.all([counts.flush(), other.flush()])
  expect(await read()).toEqual(['2026-03-02 page /: 4 0', '2026-03-02 source direct: 3 0'])
})

test('each is counted on the day on which it happened, whenever it is written', async () => {
  counts.add({ page: '/' }, ['views'])
  time = new Date('2026-03-03T00:00:01Z')
  counts.add({ page: '/' }, ['views'])
  await counts.flush()
  expect(await read()).toEqual(['2026-03-02 page /: 1 0', '2026-03-03 page /: 1 0'])
})

test('what was done is counted by where the visit began', async () => {
  const campaign = { source: 'newsletter', medium: 'email', name: 'spring' }
  counts.addStep('inquiries', { firstPath: '/blog', referrer: 'example.com', campaign })
  counts.addStep('inquiries', { firstPath: '/blog' })
  counts.addStep('inquiries', undefined)
  counts.addStep('inquiries', { firstPath: '/', campaign: { name: 'for reka@example.com' } })
  await counts.flush()
  expect(await read()).toEqual([
    '2026-03-02 campaign newsletter / email / spring: 0 1',
    '2026-03-02 campaign other: 0 1',
    '2026-03-02 page /: 0 1',
    '2026-03-02 page /blog: 0 2',
    '2026-03-02 page unknown: 0 1',
    '2026-03-02 source direct: 0 2',
    '2026-03-02 source example.com: 0 1',
    '2026-03-02 source unknown: 0 1',
  ])
})

test('whoever invents hosts, campaigns and pages fills no table', async () => {
  counts.limitTo(async (path) => path === '/')
  for (let turn = 0; turn < 2; turn++) {
    for (let i = 0; i < 1_000; i++) {
      const campaign = { name: `${turn} ${i}` }
      counts.addStep('inquiries', { firstPath: `/${turn}-${i}`, referrer: `${turn}-${i}.example`, campaign })
    }
    await counts.flush()
  }
  const { rows } = await pool.query(
    'select "by", count(*)::int, sum(inquiries)::int from daily_visits group by 1 order by 1',
  )
  expect(rows).toEqual([
    { by: 'campaign', count: 201, sum: 2_000 },
    { by: 'page', count: 1, sum: 2_000 },
    { by: 'source', count: 301, sum: 2_000 },
  ])
})

test('what can not be written now is written the next time, and at the latest when the process ends', async () => {
  counts.add({ page: '/' }, ['views'])
  await pool.query('alter table daily_visits rename to away')
  await expect(counts.flush()).rejects.toThrow()
  await pool.query('alter table away rename to daily_visits')
  counts.add({ page: '/' }, ['views'])
  await ends[0]?.()
  expect(await read()).toEqual(['2026-03-02 page /: 2 0'])
})

test('it is written by itself after some seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  counts.add({ page: '/' }, ['views'])
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await counts.flush()
  expect(await read()).toEqual(['2026-03-02 page /: 1 0'])
})
