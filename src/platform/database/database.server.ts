import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase

export type Connection = pg.PoolConfig

export function connectDatabase(connection: Connection) {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, ...connection })
  // A connection that breaks is replaced by the pool, and a statement on it fails by itself; but without a listener the
  // error would end the process: on the pool for idle ones, on the client between two statements of a transaction.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

const awayCodes = /^(08...|57P0[123]|53300|ECONN.*|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND)$/
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** True when the database could not be reached, as opposed to a statement that is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && awayCodes.test(code)) return true
  if (awayMessages.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  return isDatabaseAway(error.cause)
}

// A character that is not in the encoding or not in JSON, a text that is no number or id, a number or moment out of bounds.
const unstorableCodes = /^22(021|P05|P02|003|007|008)$/

/** True when something was to be read or written that no PostgreSQL takes, such as a text with a zero byte. */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && unstorableCodes.test(code)) || isUnstorable(error.cause)
}
