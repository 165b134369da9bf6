import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, gt } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import type { Resource, Row } from './resource.server.ts'

export type Draft = { id?: string | undefined; values: Row; now?: Date }

/**
 * Writes an item as somebody has typed it so far, visible to the public. For transactions that are rolled back. Answers
 * the moment from which visitors would see it so.
 */
export async function writeDraft(tx: Transaction, resource: Resource, { id, values, now = new Date() }: Draft) {
  const schema = id ? resource.change : resource.create
  const result = schema?.safeParse(values)
  if (!result?.success) throw new Refusal(422, 'Some fields are not right.', result ? fieldErrors(result.error) : [])
  const { sanitize = (row: Row) => row, relatedFields = [], table, publication, naturalKey } = resource
  const before = id ? await findBefore(tx, resource, id) : undefined
  const tidied = sanitize({ ...result.data, ...(publication && { [publication.field]: true }) }, before, now)
  const row = Object.fromEntries(Object.entries(tidied).filter(([field]) => !relatedFields.includes(field)))
  const itemId = id ?? randomUUID()
  if (!id && naturalKey) {
    await tx
      .insert(table)
      .values({ ...row, id: itemId })
      .onConflictDoUpdate({ target: naturalKey, set: row })
  } else if (!id) await tx.insert(table).values({ ...row, id: itemId })
  else if (Object.keys(row).length > 0) await tx.update(table).set(row).where(eq(table.id, id))
  if (relatedFields.some((field) => field in tidied)) await resource.saveRelated?.(tx, itemId, tidied)
  const planned = Date.parse(String({ ...before, ...tidied }[publication?.date ?? '']))
  return planned > now.getTime() ? new Date(planned) : now
}

/**
 * Takes back whatever is planned for a later day. For transactions that are rolled back: who is shown one item as it will be
 * on its day learns nothing of others that come out before.
 */
export async function hidePlanned(tx: Transaction, { table, publication }: Resource, now: Date) {
  const date = publication?.date && getTableColumns(table)[publication.date]
  if (!date) return
  await tx
    .update(table)
    .set({ [publication.field]: false })
    .where(gt(date, now.toISOString()))
}

async function findBefore(tx: Transaction, { table }: Resource, id: string) {
  const [row] = await tx.select().from(table).where(eq(table.id, id))
  if (!row) throw new Refusal(404, 'There is no such item any more.')
  return row as Row
}
