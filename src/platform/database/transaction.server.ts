import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Database } from './database.server.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Lets a library that brings its own SQL take part in the transaction. */
export const executorOf = (tx: Transaction) => fromDrizzle(tx, sql)
