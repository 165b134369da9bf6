import { expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'

const { call, create } = await openAdmin()
const over = { event_type: 'upcoming', event_date: '2020-01-01' }

test('users find an event whose day is over among the past ones, and a kept one among the upcoming', async () => {
  const gone = await create('events', { ...over, title: 'Over' })
  const kept = await create('events', { ...over, title: 'Kept', keep_upcoming: true })
  await create('events', { title: 'Some day', event_type: 'upcoming' })
  expect([gone.event_type, kept.event_type]).toEqual(['past', 'upcoming'])
  const titles = async (type: string) =>
    (await call(`events?event_type=${type}&sort=title`)).body.items.map(({ title }: { title: string }) => title)
  expect(await titles('past')).toEqual(['Over'])
  expect(await titles('upcoming')).toEqual(['Kept', 'Some day'])
  const moved = await call(`events/${gone.id}`, { method: 'PATCH', body: { event_date: '2099-01-01' } })
  expect(moved.body.event_type).toBe('upcoming')
  const freed = await call(`events/${kept.id}`, { method: 'PATCH', body: { keep_upcoming: false } })
  expect(freed.body.event_type).toBe('past')
})
