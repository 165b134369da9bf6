import { and, eq, inArray, sql } from 'drizzle-orm'
import type { User } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { asDatabase, type Transaction } from '#platform/database/transaction.server.ts'
import type { Resource, Row } from './resource.server.ts'
import { deleteRow, findRow } from './rows.server.ts'
import { sampleRows } from './tables.server.ts'

/** Marks every row there is; for a database that holds nothing but samples. */
export async function markSamples(db: Database, resources: Resource[]) {
  for (const { name, table } of resources)
    await db.execute(sql`insert into ${sampleRows} (resource, item_id) select ${name}, ${table.id} from ${table}`)
}

/** Tells of each row whether it is a sample that nobody has changed yet. */
export async function addSampleMarks(db: Database, { name, table }: Resource, rows: Row[]): Promise<Row[]> {
  if (rows.length === 0 || table.id.getSQLType() !== 'uuid') return rows
  const ids = rows.map(({ id }) => String(id))
  const marked = await db
    .select({ id: sampleRows.item_id })
    .from(sampleRows)
    .where(and(eq(sampleRows.resource, name), inArray(sampleRows.item_id, ids)))
  const samples = new Set(marked.map(({ id }) => id))
  return rows.map((row) => (samples.has(String(row.id)) ? { ...row, is_sample: true } : row))
}

type SampleCount = { resource: string; count: number }

export async function countSamples(db: Database): Promise<SampleCount[]> {
  const { resource } = sampleRows
  return db.select({ resource, count: sql<number>`count(*)::int` }).from(sampleRows).groupBy(resource).orderBy(resource)
}

/** Deletes all samples that nobody has changed, as if somebody had deleted each of them: it can be brought back. */
export function removeSamples(db: Database, resources: Resource[], user: User): Promise<number> {
  return db.transaction(async (tx) => {
    let removed = 0
    for (const resource of resources) {
      const ids = await listMarked(tx, resource)
      for (const id of ids) if (await removeSample(tx, resource, user, id)) removed += 1
    }
    return removed
  })
}

async function removeSample(tx: Transaction, resource: Resource, user: User, id: string) {
  await tx.select({ id: resource.table.id }).from(resource.table).where(eq(resource.table.id, id)).for('update')
  // Somebody may have saved it while this waited for the row.
  const [marked] = await listMarked(tx, resource, id)
  const row = marked && (await findRow(tx, resource, id))
  if (!row || resource.isUsed?.(row)) return false
  await deleteRow(asDatabase(tx), resource, user, { id })
  return true
}

async function listMarked(tx: Transaction, { name }: Resource, id?: string): Promise<string[]> {
  const { resource, item_id } = sampleRows
  const rows = await tx
    .select({ item_id })
    .from(sampleRows)
    .where(and(eq(resource, name), id ? eq(item_id, id) : undefined))
  return rows.map((row) => row.item_id)
}
