import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import { connectDatabase } from './database/database.server.ts'
import { countMigrations } from './database/migrate.server.ts'
import { createDiskWatch, readReadiness } from './readiness.server.ts'

const { pool } = await freshDatabase()
const away = connectDatabase({ host: '127.0.0.1', port: 1 })
afterAll(away.close)
const expectedMigrations = await countMigrations(pool)
const isListening = () => true
const disk = createDiskWatch()

test('each part that is not ready is named', async () => {
  expect(await readReadiness({ pool, expectedMigrations, isListening, disk })).toEqual({
    needed: { database: 'ok', migrations: 'ok' },
    useful: { changes: 'ok', disk: 'ok' },
  })
  const behind = await readReadiness({ pool, expectedMigrations: expectedMigrations + 2, isListening, disk })
  expect(behind.needed.migrations).toBe(`are missing: 2 of ${expectedMigrations + 2}`)
  const lost = await readReadiness({ pool: away.pool, expectedMigrations, isListening: () => false, disk })
  expect(lost.needed.database).toBe('does not answer')
  expect(lost.useful.changes).toMatch('are not heard')
})

test('a replica that can not be used is named; while the primary is away it keeps the site open', async () => {
  const replica = (state: string, canServe: boolean) => ({ describe: async () => ({ state, canServe }) })
  const parts = { expectedMigrations, isListening, disk }
  expect(await readReadiness({ ...parts, pool, replica: replica('does not answer', false) })).toEqual({
    needed: { database: 'ok', migrations: 'ok' },
    useful: { replica: 'does not answer', changes: 'ok', disk: 'ok' },
  })
  expect(await readReadiness({ ...parts, pool: away.pool, replica: replica('ok', true) })).toMatchObject({
    needed: {},
    useful: { database: 'does not answer', migrations: 'are not known', replica: 'ok' },
  })
  const alone = await readReadiness({ ...parts, pool: away.pool, replica: replica('does not answer', false) })
  expect(alone.needed.database).toBe('does not answer')
})

test('a full disk is remembered for a minute after the last write that failed', async () => {
  let time = 0
  const watch = createDiskWatch(undefined, () => time)
  watch.note(new Error('something else'))
  expect(watch.isFull()).toBe(false)
  watch.note(new Error('query failed', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }))
  expect([watch.isFull(), await watch.describe()]).toEqual([true, 'is full: nothing can be saved'])
  time = 60_000
  expect([watch.isFull(), await watch.describe()]).toEqual([false, 'ok'])
})
