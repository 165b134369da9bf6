import { beforeEach, expect, test } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { eventsApi } from './api.server.ts'
import type { Event } from './queries.server.ts'
import { seedEvents } from './seed.server.ts'
import { events } from './tables.server.ts'

let today = ''
const platform = await testPlatform({ now: () => new Date(today) })
const api = eventsApi(platform)
const read = async (): Promise<Event[]> => (await api.request('/events')).json() as Promise<Event[]>

beforeEach(async () => {
  today = '2026-11-01T12:00:00Z'
  await platform.db.delete(events)
})

test('visible events come by display order, upcoming and past', async () => {
  await platform.db.insert(events).values([
    { title: 'Third', event_type: 'past', display_order: 3 },
    { title: 'First', event_type: 'upcoming', display_order: 1, event_date: '2027-02-01' },
    { title: 'Hidden', event_type: 'upcoming', display_order: 2, is_visible: false },
  ])
  expect((await read()).map((event) => event.title)).toEqual(['First', 'Third'])
  expect((await read())[0]).toMatchObject({ event_type: 'upcoming', event_date: '2027-02-01', tags: [] })
})

test('among events that share a number the date decides: nearest first ahead, latest first behind', async () => {
  await platform.db.insert(events).values(
    [
      { title: 'Undated', event_type: 'upcoming' },
      { title: 'In May', event_type: 'upcoming', event_date: '2027-05-01' },
      { title: 'In March', event_type: 'upcoming', event_date: '2027-03-01' },
      { title: 'Put first', event_type: 'upcoming', event_date: '2027-09-01', display_order: 0 },
      { title: 'Put last', event_type: 'past', event_date: '2026-01-05', display_order: 2 },
      { title: 'Long ago', event_type: 'past', event_date: '2024-01-01' },
      { title: 'Lately', event_type: 'past', event_date: '2026-01-01' },
      { title: 'Some day this year', event_type: 'past' },
    ].map((event) => ({ display_order: 1, ...event }) as typeof events.$inferInsert),
  )
  expect((await read()).map((event) => event.title)).toEqual([
    'Put first',
    'In March',
    'In May',
    'Undated',
    'Some day this year',
    'Lately',
    'Long ago',
    'Put last',
  ])
})

test('sample events reach over several years, and those ahead are ahead of the first start', async () => {
  await seedEvents(platform.db, new Date('2031-05-01T12:00:00Z'))
  await seedEvents(platform.db, new Date('2031-05-01T12:00:00Z'))
  today = '2031-05-01T12:00:00Z'
  const rows = await read()
  expect(rows.length).toBeGreaterThanOrEqual(10)
  expect(new Set(rows.map((event) => event.event_date?.slice(0, 4))).size).toBeGreaterThanOrEqual(4)
  const ahead = rows.filter((event) => event.event_type === 'upcoming')
  expect(ahead.every((event) => (event.event_date ?? '') > '2031-05-01')).toBe(true)
})

test('an event whose day is over is past by itself, unless it is kept, and says nothing of that', async () => {
  await platform.db.insert(events).values([
    { title: 'That day', event_type: 'upcoming', event_date: '2026-10-31', display_order: 1 },
    { title: 'Kept', event_type: 'upcoming', event_date: '2026-10-31', keep_upcoming: true, display_order: 2 },
    { title: 'Undated', event_type: 'upcoming', display_order: 3 },
    { title: 'Called past', event_type: 'past', event_date: '2026-12-24', display_order: 4 },
  ])
  const types = async () => (await read()).map(({ event_type }) => event_type)
  today = '2026-10-31T22:59:59Z'
  expect(await types()).toEqual(['upcoming', 'upcoming', 'upcoming', 'past'])
  // Midnight in Budapest.
  today = '2026-10-31T23:00:00Z'
  expect(await types()).toEqual(['past', 'upcoming', 'upcoming', 'past'])
  expect(Object.keys((await read())[0] ?? {})).not.toContain('keep_upcoming')
})

test('among those that share a number an event that has become past stands with the past ones', async () => {
  await platform.db.insert(events).values([
    { title: 'Over', event_type: 'upcoming', event_date: '2026-10-01' },
    { title: 'Long over', event_type: 'past', event_date: '2025-10-01' },
    { title: 'Ahead', event_type: 'upcoming', event_date: '2026-12-01' },
  ])
  expect((await read()).map(({ title }) => title)).toEqual(['Ahead', 'Over', 'Long over'])
})
