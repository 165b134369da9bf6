import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import { connectDatabase, isDatabaseAway } from './database.server.ts'

const { pool } = await freshDatabase()

test('a connection that breaks between two statements of a transaction fails that transaction, and nothing else', async () => {
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await ended
  const failure = await client.query('select 1').catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a socket that is not there is a database that is away; any other missing file is not', async () => {
  const { pool, close } = connectDatabase({ host: '/nowhere' })
  expect(isDatabaseAway(await pool.query('select 1').catch((error: unknown) => error))).toBe(true)
  expect(isDatabaseAway(await readFile('/nowhere').catch((error: unknown) => error))).toBe(false)
  await close()
})
