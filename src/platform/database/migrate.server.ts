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
    await client.query('select pg_advisory_lock($1)', [startLock])
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

export async function countMigrations(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations')
  return rows[0]?.count ?? 0
}
