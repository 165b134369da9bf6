import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { listMigrations } from './backup/catalogue.server.ts'
import { startLock } from './migrate.server.ts'

const oldest = 15
const newestTried = 18

type Options = { migrations: string; say: (line: string) => void }

/**
 * Throws unless the server of DATABASE_URL can carry the site: it lets us in, is new enough, takes writes and any text,
 * and where tables are still to be made we may make them. What PostgreSQL says about it is passed on as it is.
 */
export async function checkServer(pool: pg.Pool, { migrations, say }: Options) {
  try {
    const client = await pool.connect()
    try {
      await checkKind(client, say)
      const applied = await listMigrations(client)
      if (applied.length < readMigrationFiles({ migrationsFolder: migrations }).length) await tryRights(client)
    } finally {
      client.release()
    }
  } catch (error) {
    throw new Error(`DATABASE_URL: ${explain(error)}`, { cause: error })
  }
}

async function checkKind(client: pg.PoolClient, say: Options['say']) {
  const { rows } = await client.query(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding, current_setting('transaction_read_only') = 'on' as is_read_only`)
  const { version, major, encoding, is_read_only } = rows[0]
  if (major < oldest) throw new Error(`this is PostgreSQL ${version}; ${oldest} or newer is needed`)
  if (encoding !== 'UTF8') throw new Error(`the database has the encoding ${encoding}; make one with the encoding UTF8`)
  if (is_read_only) throw new Error('the server takes no writes: it is a standby, or the database or role is read-only')
  if (major > newestTried) say(`DATABASE_URL: PostgreSQL ${version} has not been tried; up to ${newestTried} has`)
}

/** Does a little of what migrations do and takes it back. Not while another process is at them: each would trip the other. */
async function tryRights(client: pg.PoolClient) {
  await client.query('begin')
  try {
    await client.query('set local lock_timeout = 0; set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [startLock])
    await client.query('create schema rights_check')
    await client.query('create table public.rights_check ()')
    for (const extension of ['pg_trgm', 'unaccent'])
      await client.query(`create extension if not exists ${extension} schema public`)
  } finally {
    await client.query('rollback')
  }
}

/** Who refuses a connection may do so at several addresses, and Node then has no word for all of them together. */
export function explain(error: unknown): string {
  const { message, hint, errors = [] } = error as Error & { hint?: string; errors?: Error[] }
  return [message || errors.map((each) => each.message).join(', '), hint].filter(Boolean).join(' ')
}
