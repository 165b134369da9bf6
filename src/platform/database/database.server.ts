import { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type ObserveQuery, observeQueries } from './observe-queries.server.ts'

export type Database = NodePgDatabase

export type Connection = pg.PoolConfig

/** By which a server knows the connections of a process that serves. */
export const applicationName = 'tandem'

const seconds = 1000

/**
 * For a process that serves: nothing waits for longer than a visitor would. A command such as a backup may take its time.
 * A network that drops packets says nothing to either side, and the system waits for a quarter of an hour; so a
 * connection on which nothing arrives for longer than a statement may take is given up.
 */
export const servingLimits = {
  application_name: applicationName,
  statement_timeout: 20 * seconds,
  lock_timeout: 10 * seconds,
  idle_in_transaction_session_timeout: 60 * seconds,
  idleTimeoutMillis: 20 * seconds,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * seconds,
  stream: () => openSocket(25 * seconds),
} satisfies Connection

/** The same through a pooler such as PgBouncer, which refuses such settings: they are the role's there. */
export function throughPooler({
  statement_timeout: _statement,
  lock_timeout: _lock,
  idle_in_transaction_session_timeout: _idle,
  ...limits
}: typeof servingLimits): Connection {
  return limits
}

/** A socket that ends when nothing went over it for that long. */
export function openSocket(silenceMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => {
    const silence = new Error(`Nothing came from PostgreSQL for ${silenceMs / seconds} s`)
    socket.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }))
  })
}

/** A statement waits for at most five seconds until a connection is free or made. */
export function connectDatabase(connection: Connection, observe?: ObserveQuery) {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, ...connection })
  // A connection that breaks is replaced by the pool, and a statement on it fails by itself; but without a listener the
  // error would end the process: on the pool for idle ones, on the client between two statements of a transaction.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  if (observe) observeQueries(pool, observe)
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

// Also what took longer than the limits above, 57014 and 55P03, and what found no room: 53100 is a full disk.
const awayCodes = /^(08...|57P0[123]|57014|55P03|53.00|ECONN.*|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND)$/
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** True when the database could not be reached or did not answer in time, as opposed to a statement that is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && awayCodes.test(code)) return true
  // Its socket is a file; others may be missing too.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (awayMessages.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  return isDatabaseAway(error.cause)
}

/** True when PostgreSQL could not write because its disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '53100' || isDiskFull(error.cause)
}

// A character that is not in the encoding or not in JSON, a text that is no number or id, a number or moment out of bounds.
const unstorableCodes = /^22(021|P05|P02|003|007|008|009)$/

/** True when there is such a row already: somebody else was quicker. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '23505' || isTaken(error.cause)
}

/** True when something was to be read or written that no PostgreSQL takes, such as a text with a zero byte. */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && unstorableCodes.test(code)) || isUnstorable(error.cause)
}
