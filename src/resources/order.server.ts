import { asc, getTableColumns, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import type { Resource, Row } from './resource.server.ts'

export const orderInput = z.strictObject({
  ids: z
    .array(z.uuid())
    .min(1)
    .max(10_000)
    .refine((ids) => new Set(ids).size === ids.length, 'Each item once'),
})

type Placed = Row & { id: string; display_order: number }

/** Puts these rows in this order. They share out the places that they had before; all others stay where they are. */
export function orderRows(db: Database, resource: Resource, user: User, ids: string[]): Promise<Placed[]> {
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, resource, ids)
    const known = new Map(group.map((row) => [row.id, row]))
    const given = new Set(ids)
    const waiting = [...ids]
    const sequence = group.map((row) => (given.has(row.id) && known.get(waiting.shift() ?? '')) || row)
    const places = placesOf(group)
    const ordered = sequence.map((row, i) => ({ ...row, display_order: places[i] ?? i + 1 }))
    const moved = ordered.filter((row) => known.get(row.id)?.display_order !== row.display_order)
    if (moved.length > 0) {
      await place(tx, resource, moved)
      await log(tx, resource, user, group, ordered)
    }
    return ordered
  })
}

/** For a row of which nothing else is said: after all others, unless the resource has a place for new ones. */
export async function newPlace(tx: Transaction, resource: Resource, values: Row): Promise<number> {
  if (resource.ordered?.newPlace !== undefined) return resource.ordered.newPlace
  const { display_order, ...columns } = getTableColumns(resource.table)
  const within = resource.ordered?.within ?? ''
  const group = columns[within]
  if (!display_order) throw new Error(`${resource.name} has no display_order`)
  const [last] = await tx
    .select({ place: max(display_order) })
    .from(resource.table)
    .where(group && sql`${group} = ${values[within]}`)
  return Number(last?.place ?? 0) + 1
}

/** All rows among which these are placed, as they stand now. Whoever else changes one of them waits. */
async function lockGroup(tx: Transaction, resource: Resource, ids: string[]): Promise<Placed[]> {
  const { table, tieBreakers = [], ordered } = resource
  const columns = getTableColumns(table)
  const sortedBy = ['display_order', ...tieBreakers]
    .map((by) => (typeof by === 'string' ? columns[by] : by))
    .filter((column) => column !== undefined)
  // By their ids, which stay: two who lock the same rows each in the order of their own moment would wait for each other.
  await tx.select({ id: table.id }).from(table).orderBy(asc(table.id)).for('update')
  const rows = (await tx
    .select()
    .from(table)
    .orderBy(...sortedBy, asc(table.id))) as Placed[]
  const wanted = new Set(ids)
  const given = rows.filter(({ id }) => wanted.has(id))
  if (given.length < ids.length)
    throw new Refusal(409, 'The list has changed in the meantime. Please look at it again.')
  const within = ordered?.within
  if (!within) return rows
  const [first, ...others] = new Set(given.map((row) => row[within]))
  if (others.length > 0)
    throw new Refusal(422, 'Some fields are not right.', [
      { path: 'ids', message: `Only items of one ${within} have an order` },
    ])
  return rows.filter((row) => row[within] === first)
}

/** The places as they are, unless two rows share one: then there is no telling which comes first, and all are counted anew. */
function placesOf(group: Placed[]): number[] {
  const places = group.map((row) => row.display_order)
  const isClear = places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0))
  return isClear ? places : group.map((_row, i) => i + 1)
}

async function place(tx: Transaction, { table }: Resource, rows: Placed[]) {
  const ids = sql.param(rows.map(({ id }) => id))
  const places = sql.param(rows.map(({ display_order }) => display_order))
  await tx.execute(
    sql`update ${table} set display_order = wanted.place
      from unnest(${ids}::uuid[], ${places}::int[]) as wanted (id, place) where ${table.id} = wanted.id`,
  )
}

function log(tx: Transaction, resource: Resource, user: User, before: Placed[], after: Placed[]) {
  const within = resource.ordered?.within
  const labels = (rows: Placed[]) => ({ order: rows.map((row) => resource.label(row)) })
  return recordAuditEntry(tx, user, {
    action: 'update',
    resource: resource.name,
    item_id: 'order',
    item_label: within ? `Order (${before[0]?.[within]})` : 'Order',
    before: labels(before),
    after: labels(after),
  })
}
