import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'
import { events } from './tables.server.ts'

const { db, platform, call } = await openAdmin()
const folder = 'db/migrations'
const file = readdirSync(folder).find((name) => name.endsWith('_events-by-date.sql')) ?? ''
const migrate = () => platform.pool.query(readFileSync(`${folder}/${file}`, 'utf8'))

/** As they were numbered while each new event got the next number. */
beforeEach(async () => {
  await db.delete(events)
  await platform.pool.query('delete from audit_entries')
  await db.insert(events).values(
    ['March', 'May', 'April'].map((title, i) => ({
      title,
      event_type: 'past' as const,
      display_order: i + 1,
      created_at: `2026-0${i + 1}-01T00:00:00Z`,
    })),
  )
})
const numbers = async () => (await db.select().from(events).orderBy(events.created_at)).map((row) => row.display_order)

test('numbers that only tell when an event was added give way to the dates', async () => {
  await migrate()
  expect(await numbers()).toEqual([0, 0, 0])
})

test('an order that users have set by a number stays', async () => {
  const [first] = await db.select().from(events).orderBy(events.created_at)
  await call(`events/${first?.id}`, { method: 'PATCH', body: { display_order: 9 } })
  await call(`events/${first?.id}`, { method: 'PATCH', body: { display_order: 1 } })
  await migrate()
  expect(await numbers()).toEqual([1, 2, 3])
})

test('an order that came with the events stays', async () => {
  await db.insert(events).values({ title: 'First of all', event_type: 'past', display_order: 0 })
  await migrate()
  expect(await numbers()).toEqual([1, 2, 3, 0])
})
