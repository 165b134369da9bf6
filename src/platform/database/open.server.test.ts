import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '#platform/environment.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { startEmbeddedPostgres } from './embedded/start.server.ts'
import { openDatabase } from './open.server.ts'

// Not os.tmpdir(): PostgreSQL may run as another user, who can always enter this folder.
const folder = await mkdtemp('/tmp/installation-')
await chmod(folder, 0o755)
afterAll(() => rm(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
const environment = readEnvironment({ DATA_DIR: dataDir })

test('a command uses the database of the running site, or starts it for itself', async () => {
  const beside = await startEmbeddedPostgres({ dataDir })
  const guest = await openDatabase(environment)
  await guest.pool.query('create table left_by_guest ()')
  await expect(openDatabase(environment, { alone: true })).rejects.toThrow('already in use by process')
  await guest.close()
  await beside.stop()

  const host = await openDatabase(environment, { alone: true })
  expect((await host.pool.query('select from left_by_guest')).rowCount).toBe(0)
  await host.close()
})

test('a command follows DATABASE_URL', async () => {
  const { connection } = await freshDatabase()
  const { host, user, database } = connection
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const { pool, close } = await openDatabase(readEnvironment({ DATABASE_URL: url }))
  expect((await pool.query('select current_database() as name')).rows).toEqual([{ name: database }])
  await close()
})
