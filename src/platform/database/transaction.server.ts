import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { fromDrizzle } from 'pg-boss'
import type { Database } from './database.server.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** For functions that take a database and are part of something larger here: their own transactions become savepoints. */
export const asDatabase = (tx: Transaction) => tx as unknown as Database

/** Lets a library that brings its own SQL take part in the transaction. */
export const executorOf = (tx: Transaction) => fromDrizzle(tx, sql)

/** The row as it is now. Whoever else wants it waits until the transaction ends, or fails at once if they don't wait. */
export async function lockRow<Table extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  table: Table,
  id: string,
  options: { noWait?: true } = {},
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update', options)
  return row
}
