import { and, eq, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditEntry } from '#accounts/audit-log.server.ts'
import { askWhoIsThere } from '#accounts/confirmation.server.ts'
import { hasRole, type User } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { newPlace } from './order.server.ts'
import type { Claim } from './pending/input.ts'
import { clearAllPending, clearPending } from './pending/queries.server.ts'
import type { Resource, Row } from './resource.server.ts'
import { shownColumns, shownRows } from './shown.server.ts'
import { sampleRows } from './tables.server.ts'

export async function findRow(tx: Transaction | Database, resource: Resource, id: string): Promise<Row | undefined> {
  const [row] = await tx.select(shownColumns(resource)).from(resource.table).where(isRow(resource, id))
  return row && complete(tx as Transaction, resource, row as Row)
}

/** What people call the item that has this value in a field, by however large or small letters. */
export async function findLabel(db: Database, resource: Resource, field: string, value: string) {
  const column = shownColumns(resource)[field]
  const isTaken = column && sql`lower(${column}::text) = lower(${value})`
  const [row] = isTaken
    ? await db.select(shownColumns(resource)).from(resource.table).where(shownRows(resource, isTaken))
    : []
  return row && resource.label(row as Row)
}

type Creation = {
  /** For what is made anew under its old id. */
  id?: string
  /** What was typed before; it is saved now. */
  claim?: Claim | undefined
}

export function createRow(
  db: Database,
  resource: Resource,
  user: User,
  values: Row,
  { id, claim }: Creation = {},
): Promise<Row> {
  return db.transaction(async (tx) => {
    checkRole(resource, user, values)
    await checkRow(tx, resource, values, values)
    const { columns, related } = split(resource, values, undefined, new Date())
    if (resource.ordered) columns.display_order ??= await newPlace(tx, resource, columns)
    const [row] = await tx
      .insert(resource.table)
      .values(id ? { ...columns, id } : columns)
      .returning(shownColumns(resource))
    const created = await saved(tx, resource, row as Row, related)
    await resource.afterSave?.(tx, created)
    await log(tx, resource, user, id ? 'restore' : 'create', null, created)
    if (claim) await clearPending(tx, user, resource.name, claim, new Date())
    return created
  })
}

type Save = {
  id: string
  values: Row
  seenVersion?: string | undefined
  action?: AuditEntry['action']
  now?: Date
  claim?: Claim | undefined
}

/** Changes a row, unless somebody saved it after the version that the writer has seen. */
export function changeRow(db: Database, resource: Resource, user: User, save: Save): Promise<Row> {
  return db.transaction(async (tx) => {
    const before = await lockVersion(tx, resource, save)
    checkRole(resource, user, before)
    await checkRow(tx, resource, { ...before, ...save.values }, save.values)
    const { columns, related } = split(resource, save.values, before, save.now ?? new Date())
    const [row] = await tx
      .update(resource.table)
      // Sets something even if only related rows change: the trigger then gives the row a new version.
      .set({ ...columns, updated_at: before.updated_at })
      .where(eq(resource.table.id, save.id))
      .returning(shownColumns(resource))
    const after = await saved(tx, resource, row as Row, related)
    await resource.afterSave?.(tx, after)
    await resource.afterChange?.(tx, before, after, user)
    await log(tx, resource, user, save.action ?? 'update', before, after)
    if (save.claim) await clearPending(tx, user, resource.name, save.claim, save.now ?? new Date())
    // Said, because whoever shows the row still has the mark.
    return (await forgetSample(tx, resource, save.id)) ? { ...after, is_sample: false } : after
  })
}

export function deleteRow(db: Database, resource: Resource, user: User, save: Omit<Save, 'values'>) {
  return db.transaction(async (tx) => {
    const before = await lockVersion(tx, resource, save)
    checkRole(resource, user, before)
    await tx.delete(resource.table).where(eq(resource.table.id, save.id))
    await resource.afterDelete?.(tx, before)
    await forgetSample(tx, resource, save.id)
    await clearAllPending(tx, { resource: resource.name, item: save.id })
    await log(tx, resource, user, 'delete', before, null)
  })
}

/** Once somebody has changed it, it is theirs. Another place in the order is no change. Answers whether it was one. */
async function forgetSample(tx: Transaction, { name, table }: Resource, id: string) {
  if (table.id.getSQLType() !== 'uuid') return false
  const forgotten = await tx.delete(sampleRows).where(and(eq(sampleRows.resource, name), eq(sampleRows.item_id, id)))
  return forgotten.rowCount === 1
}

const isRow = (resource: Resource, id: string) => shownRows(resource, eq(resource.table.id, id))

async function lockVersion(tx: Transaction, resource: Resource, { id, seenVersion }: Omit<Save, 'values'>) {
  const [row] = await tx.select(shownColumns(resource)).from(resource.table).where(isRow(resource, id)).for('update')
  if (!row) throw new Refusal(404, 'There is no such item any more.')
  const before = await complete(tx, resource, row as Row)
  checkVersion(before, seenVersion)
  return before
}

/** Refuses a save by somebody who has seen another version than this one. */
export function checkVersion(current: Row, seenVersion: string | undefined) {
  if (seenVersion && Date.parse(seenVersion) !== Date.parse(String(current.updated_at))) throw new StaleSave(current)
}

/** A save over what its writer has not seen. Answers what is there now. */
export class StaleSave extends Refusal {
  readonly current: Row
  constructor(current: Row) {
    super(409, 'Somebody else has saved this in the meantime.', undefined, { current })
    this.current = current
  }
}

async function complete(tx: Transaction, { addRelated }: Resource, row: Row): Promise<Row> {
  const [whole = row] = addRelated ? await addRelated(tx, [row]) : [row]
  return whole
}

async function saved(tx: Transaction, resource: Resource, row: Row, related: Row) {
  if (Object.keys(related).length) await resource.saveRelated?.(tx, String(row.id), related)
  return complete(tx, resource, row)
}

function checkRole({ roleFor, needsConfirmation }: Resource, user: User, row: Row) {
  if (roleFor && !hasRole(user, roleFor(row))) throw new Refusal(403, 'Only an administrator may change this.')
  if (needsConfirmation?.(row) && !user.is_confirmed) throw askWhoIsThere()
}

async function checkRow(tx: Transaction, { check, checkStored }: Resource, row: Row, values: Row) {
  const errors = [...(check?.(row) ?? []), ...((await checkStored?.(tx, row, values)) ?? [])]
  if (errors.length > 0) throw new Refusal(422, 'Some fields are not right.', errors)
}

function split({ sanitize, relatedFields = [] }: Resource, values: Row, before: Row | undefined, now: Date) {
  const entries = Object.entries(sanitize ? sanitize(values, before, now) : values)
  const isRelated = ([field]: [string, unknown]) => relatedFields.includes(field)
  return {
    columns: Object.fromEntries(entries.filter((entry) => !isRelated(entry))),
    related: Object.fromEntries(entries.filter(isRelated)),
  }
}

function log(
  tx: Transaction,
  resource: Resource,
  user: User,
  action: AuditEntry['action'],
  before: Row | null,
  after: Row | null,
) {
  const item = after ?? before ?? {}
  return recordAuditEntry(tx, user, {
    action,
    resource: resource.name,
    item_id: String(item.id),
    item_label: resource.label(item),
    before: before && auditedFields(resource, before),
    after: after && auditedFields(resource, after),
  })
}

function auditedFields({ audited }: Resource, row: Row): Row {
  return audited ? Object.fromEntries(audited.map((field) => [field, row[field]])) : row
}
