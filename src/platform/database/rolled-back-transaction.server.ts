import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './database.server.ts'
import { serializeQueries } from './serialize-queries.server.ts'
import type { Transaction } from './transaction.server.ts'

class Undone extends Error {}

/**
 * Works inside a transaction that never happened: what is written is seen by this work and by nobody else. Statements
 * that are given at the same time are carried out in turn, because a transaction has one connection.
 */
export async function inRolledBackTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await (db as Database & { $client: pg.Pool }).$client.connect()
  let result: { value: Result } | undefined
  try {
    await drizzle({ client: serializeQueries(client) }).transaction(async (tx) => {
      result = { value: await work(tx) }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  } finally {
    client.release()
  }
  if (!result) throw new Error('The work ended without a result')
  return result.value
}
