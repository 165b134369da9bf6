import { readdirSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import { connectDatabase } from './database.server.ts'
import { countMigrations, migrateDatabase } from './migrate.server.ts'

const folder = 'db/migrations'
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))

async function emptyDatabase(processes = 1) {
  const { connection } = await freshDatabase({ migrated: false })
  const connected = Array.from({ length: processes }, () => connectDatabase(connection))
  afterAll(() => Promise.all(connected.map(({ close }) => close())))
  return connected.map(({ pool }) => pool)
}

// Made here and not inside the tests, because they are dropped after the last of them.
const several = await emptyDatabase(4)
const [failing] = await emptyDatabase()
const [newer] = await emptyDatabase()

test('processes that start at the same moment on an empty database bring it up to date once', async () => {
  let filling = 0
  const fill = vi.fn(async () => {
    expect(++filling).toBe(1)
    await several[0]?.query('select pg_sleep(0.05)')
    filling--
  })
  await Promise.all(several.map((pool) => migrateDatabase(pool, folder, fill)))
  expect(fill).toHaveBeenCalledTimes(several.length)
  for (const pool of several) expect(await countMigrations(pool)).toBe(files.length)
})

test('starting again changes nothing', async () => {
  const [pool] = several
  if (!pool) throw new Error('no database')
  await migrateDatabase(pool, folder)
  expect(await countMigrations(pool)).toBe(files.length)
})

test('a start that fails lets the next one go on', async () => {
  if (!failing) throw new Error('no database')
  const broken = migrateDatabase(failing, folder, () => Promise.reject(new Error('no sample content')))
  await expect(broken).rejects.toThrow('no sample content')
  await migrateDatabase(failing, folder)
  expect(await countMigrations(failing)).toBe(files.length)
})

test('a database that a newer version has changed is left alone', async () => {
  if (!newer) throw new Error('no database')
  await migrateDatabase(newer, folder)
  await newer.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)")
  const fill = vi.fn()
  await expect(migrateDatabase(newer, folder, fill)).rejects.toThrow(
    /used by a newer version of this program \(of 2286-11-20/,
  )
  expect(fill).not.toHaveBeenCalled()
})

test('who starts while another is at it waits, however short the timeouts of the role are', async () => {
  const [first] = several
  if (!first) throw new Error('no database')
  const { pool, close } = connectDatabase({ ...first.options, lock_timeout: 20, statement_timeout: 20 })
  let waiting: Promise<void> | undefined
  await migrateDatabase(first, folder, async () => {
    waiting = migrateDatabase(pool, folder)
    waiting.catch(() => {})
    await first.query('select pg_sleep(0.3)')
  })
  await expect(waiting).resolves.toBeUndefined()
  await close()
})
