import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import { connectDatabase } from './database.server.ts'

const { connection } = await freshDatabase()
const visitor = new AsyncLocalStorage<string>()
const heard: { text: string; visitor: string | undefined; outcome: string }[] = []
const { db, pool, close } = connectDatabase({ ...connection, max: 1 }, (text) => {
  const entry = { text, visitor: visitor.getStore(), outcome: 'under way' }
  heard.push(entry)
  return (failure) => {
    entry.outcome = failure ? 'failed' : 'ok'
  }
})
afterAll(close)

test('every statement is observed until it ends, alone, in a transaction and when it fails', async () => {
  await pool.query('select 1')
  await db.transaction((tx) => tx.execute(sql`select ${2}::int`))
  await pool.query('select from nowhere').catch(() => {})
  expect(heard.splice(0).map(({ text, outcome }) => `${text}: ${outcome}`)).toEqual([
    'select 1: ok',
    'begin: ok',
    'select $1::int: ok',
    'commit: ok',
    'select from nowhere: failed',
  ])
})

test('who waits for a connection is still known when it comes', async () => {
  const ask = (name: string) => visitor.run(name, () => pool.query(`select '${name}'`))
  await Promise.all([ask('ada'), ask('bela'), ask('cleo')])
  expect(heard.splice(0).map((entry) => entry.visitor)).toEqual(['ada', 'bela', 'cleo'])
})
