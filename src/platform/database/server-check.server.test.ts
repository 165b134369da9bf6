import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import { dropDatabase } from '#tests/postgres.ts'
import { type Connection, connectDatabase } from './database.server.ts'
import { startLock } from './migrate.server.ts'
import { checkServer } from './server-check.server.ts'

const { connection, pool } = await freshDatabase()
const { connection: empty } = await freshDatabase({ migrated: false })
const options = { migrations: 'db/migrations', say: vi.fn() }
const role = `limited_${randomUUID().replaceAll('-', '')}`
const superuser = new pg.Client({ ...inject('postgres'), user: 'postgres' })
await superuser.connect()
await superuser.query(`create role ${role}; grant ${role} to app`)
afterAll(async () => {
  await superuser.query(`drop role ${role}`)
  await superuser.end()
})

async function check(to: Connection) {
  const opened = connectDatabase(to)
  return checkServer(opened.pool, options)
    .then(
      () => 'fine',
      (error: Error) => error.message,
    )
    .finally(opened.close)
}

test('a server that can carry the site is taken, and nothing stays behind', async () => {
  expect(await check(connection)).toBe('fine')
  expect(await check(empty)).toBe('fine')
  expect(options.say).not.toHaveBeenCalled()
  expect((await pool.query("select from pg_namespace where nspname = 'rights_check'")).rowCount).toBe(0)
})

test('who looks while another process makes the tables waits for it', async () => {
  const { pool: other, connection: theirs } = await freshDatabase({ migrated: false })
  const client = await other.connect()
  await client.query('select pg_advisory_lock($1)', [startLock])
  await client.query('begin; create extension pg_trgm schema public')
  const looking = check(theirs)
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await vi.waitFor(async () => expect((await other.query(waiting)).rowCount).toBe(1))
  await client.query('commit')
  await client.query('select pg_advisory_unlock($1)', [startLock])
  client.release()
  expect(await looking).toBe('fine')
})

test('a role that may not make tables is refused in the words of PostgreSQL, but only while some are to be made', async () => {
  const limited = { options: `-c role=${role}` }
  expect(await check({ ...empty, ...limited })).toBe(`DATABASE_URL: permission denied for database ${empty.database}`)
  await pool.query(`grant usage on schema drizzle to ${role}; grant select on all tables in schema drizzle to ${role}`)
  expect(await check({ ...connection, ...limited })).toBe('fine')
  await pool.query(`drop owned by ${role}`)
})

test('a server that takes no writes is refused', async () => {
  expect(await check({ ...connection, options: '-c default_transaction_read_only=on' })).toMatch(
    /^DATABASE_URL: .* no writes/,
  )
})

test('a database that can not hold every letter is refused', async () => {
  const database = `ascii_${randomUUID().replaceAll('-', '')}`
  await superuser.query(`create database ${database} encoding 'SQL_ASCII' template template0 locale 'C' owner app`)
  const ascii = { ...inject('postgres'), database }
  expect(await check(ascii)).toBe(
    'DATABASE_URL: the database has the encoding SQL_ASCII; make one with the encoding UTF8',
  )
  await dropDatabase(ascii)
})

test('where nobody listens, or lets us in, it is said which variable that is about', async () => {
  expect(await check({ connectionString: 'postgres://app@localhost:1/app' })).toMatch(/^DATABASE_URL: .*ECONNREFUSED/)
  expect(await check({ ...connection, user: 'stranger' })).toMatch(/^DATABASE_URL: Peer authentication failed/)
  expect(await check({ ...connection, database: 'nowhere' })).toBe('DATABASE_URL: database "nowhere" does not exist')
})
