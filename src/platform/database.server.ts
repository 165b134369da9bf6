import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase

export type Connection = pg.PoolConfig

export function connectDatabase(connection: Connection) {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, ...connection })
  // An idle connection that breaks is replaced by the pool; without a listener the error would end the process.
  pool.on('error', () => {})
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}
