import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { listMigrations } from './backup/catalogue.server.ts'

// Any fixed number: all processes of this program that start on one database queue behind it.
export const startLock = 7_236_411

type Then = (appliedBefore: number) => Promise<void>

/**
 * Brings the schema up to date, then runs `then` (the sample content), while every other process that starts at the
 * same moment waits. The lock belongs to the connection: it is free again when this process dies half-way.
 */
export async function migrateDatabase(pool: pg.Pool, folder: string, then?: Then) {
  const client = await pool.connect()
  try {
    // A role may have limits that suit visitors; another process may take minutes.
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [startLock])
    await refuseNewer(client, folder)
    const before = (await listMigrations(client)).length
    await migrate(drizzle({ client }), { migrationsFolder: folder })
    await then?.(before)
    await client.query('select pg_advisory_unlock($1)', [startLock])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** An older program on a newer schema would fail somewhere, at some time, and may write what the newer one can't read. */
export async function refuseNewer(client: pg.Pool | pg.PoolClient, folder: string) {
  const own = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0
  const newer = (await listMigrations(client)).filter(({ created_at }) => created_at > own)
  if (newer.length === 0) return
  const day = new Date(newer.at(-1)?.created_at ?? 0).toISOString().slice(0, 10)
  throw new Error(
    `the database has been used by a newer version of this program (of ${day} or later): start that one, or restore a backup that this one has made`,
  )
}

export async function countMigrations(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations')
  return rows[0]?.count ?? 0
}
