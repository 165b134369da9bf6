import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import type { Change } from './change-feed.server.ts'
import { type Connection, connectDatabase, type Database } from './database.server.ts'
import { createReads } from './reads.server.ts'
import { openReplica } from './replica.server.ts'

const { db, pool, connection } = await freshDatabase()

// The same server under another name, which says of itself what the table says: found before PostgreSQL's own functions.
await pool.query(`
  create schema copy;
  create table copy.state (lsn pg_lsn, system bigint, timeline int);
  create function copy.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select lsn from copy.state';
  create function copy.pg_control_system(out system_identifier bigint) language sql as 'select system from copy.state';
  create function copy.pg_control_checkpoint(out timeline_id int) language sql as 'select timeline from copy.state'`)
const copy = { ...connection, options: '-c search_path=copy,public,pg_catalog' }
const everything = 'FFFFFFFF/0'

async function claim({ lsn = everything as string | null, system = '', timeline = 1 } = {}) {
  await pool.query('delete from copy.state')
  const own = 'select system_identifier from pg_control_system()'
  await pool.query(`insert into copy.state values ($1, ${system || `(${own})`}, $2)`, [lsn, timeline])
}

const listeners = new Set<(change: Change) => void>()
let isListening = true
const changes = {
  subscribe(listener: (change: Change) => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isListening: () => isListening,
  stop: async () => {},
}
const announce = () => {
  for (const listener of listeners) listener({ table: 'events', key: null })
}
afterEach(() => {
  isListening = true
})

async function open(to: Connection = copy, { primary = { db, pool }, deadlineMs = 3_000 } = {}) {
  const replica = openReplica(to, { primary: primary.pool, changes, log: createLog('silent'), deadlineMs })
  onTestFinished(replica.stop)
  if (primary.pool === pool) await vi.waitFor(() => expect(replica.mayHaveAll()).toBe(true), { timeout: 60_000 })
  return { replica, ...createReads({ db: primary.db, replica, changes }) }
}

/** Only a replica is asked in a transaction that can't write. */
async function whoAnswers(on: Database) {
  const { rows } = await on.execute<{ only: string }>(sql`select current_setting('transaction_read_only') as only`)
  return rows[0]?.only === 'on' ? 'replica' : 'primary'
}

test('a replica that has every change that was heard is read from, and counted', async () => {
  await claim()
  const { read, counts, replica } = await open()
  expect(await read(whoAnswers)).toBe('replica')
  const all = await read((on) => Promise.all([whoAnswers(on), whoAnswers(on), whoAnswers(on)]))
  expect(all, 'statements given at the same time').toEqual(Array(3).fill('replica'))
  expect(counts()).toEqual({ primary: 0, replica: 2 })
  expect(await replica.describe()).toEqual({ state: 'ok', canServe: true })
})

test.each([
  ['is late', { lsn: '0/1' }],
  ['is no standby', { lsn: null }],
  ['is a copy of something else', { system: '42' }],
  ['follows another primary', { timeline: 7 }],
])('one that %s is not', async (_, state) => {
  await claim(state)
  const { read, counts } = await open()
  expect(await read(whoAnswers)).toBe('primary')
  expect(counts()).toEqual({ primary: 1, replica: 0 })
})

test('from a change on the primary answers until it has said where that is', async () => {
  await claim()
  const { read, replica } = await open()
  announce()
  expect(replica.mayHaveAll()).toBe(false)
  expect(await read(whoAnswers)).toBe('primary')
  await vi.waitFor(async () => expect(await read(whoAnswers)).toBe('replica'), { timeout: 60_000 })
})

test('what is heard while the primary is asked makes it be asked again', async () => {
  await claim()
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>()
  const query = vi.fn(async (text: string) => {
    await gate
    return pool.query(text)
  })
  const replica = openReplica(copy, { primary: { query } as never, changes, log: createLog('silent') })
  onTestFinished(replica.stop)
  announce()
  goOn()
  await vi.waitFor(() => expect(replica.mayHaveAll()).toBe(true), { timeout: 60_000 })
  expect(query).toHaveBeenCalledTimes(2)
})

test('what fails there is asked of the primary', async () => {
  await claim()
  const { read } = await open()
  const write = async (on: Database) => {
    await on.execute(sql`create table made_by_read ()`)
    return whoAnswers(on)
  }
  expect(await read(write)).toBe('primary')
  expect(await read(whoAnswers), 'it is none the worse for it').toBe('replica')
})

describe('one that is away', () => {
  test('is left alone until it answers again', async () => {
    const { read, replica } = await open({ host: '127.0.0.1', port: 1 })
    expect(await read(whoAnswers)).toBe('primary')
    expect(replica.mayHaveAll()).toBe(false)
    expect(await replica.describe()).toEqual({ state: 'does not answer', canServe: false })
  })

  test('may as well say nothing at all', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as { port: number }
    const { read, replica } = await open({ host: '127.0.0.1', port })
    expect(await read(whoAnswers)).toBe('primary')
    expect(replica.mayHaveAll()).toBe(false)
  })

  test('may be too slow', async () => {
    await claim()
    const { read, replica } = await open(copy, { deadlineMs: 100 })
    const slowThere = async (on: Database) => {
      await on.execute(sql`select pg_sleep(60) where current_setting('transaction_read_only') = 'on'`)
      return whoAnswers(on)
    }
    expect(await read(slowThere)).toBe('primary')
    expect(replica.mayHaveAll()).toBe(false)
    await vi.waitFor(() => expect(replica.mayHaveAll()).toBe(true), { timeout: 60_000 })
    expect(await read(whoAnswers), 'once it answers again').toBe('replica')
  })
})

test('without the primary it is read from, though late, as long as nothing that is read can be kept', async () => {
  await claim()
  let isAway = false
  const gone = connectDatabase({ host: '127.0.0.1', port: 1 })
  onTestFinished(gone.close)
  const query = (text: string) => (isAway ? gone.pool : pool).query(text)
  const { read, replica, counts } = await open(copy, { primary: { db: gone.db, pool: { query } as never } })
  await vi.waitFor(() => expect(replica.mayHaveAll()).toBe(true), { timeout: 60_000 })
  isAway = true
  expect(await read(whoAnswers), 'it has all that was heard').toBe('replica')
  announce()
  await expect(read(whoAnswers)).rejects.toThrow()
  isListening = false
  expect(await read(whoAnswers)).toBe('replica')
  expect(counts()).toEqual({ primary: 0, replica: 2 })
  await claim({ system: '42' })
  await expect(read(whoAnswers), 'not from anything else').rejects.toThrow()
})
