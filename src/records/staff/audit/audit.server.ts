import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import type { Staff } from '#records/staff/session.server.ts'
import { auditEntries } from '#records/staff/tables.server.ts'

export type Change = {
  action: 'create' | 'update' | 'delete' | 'restore' | 'publish' | 'send' | 'resend' | 'export' | 'erase'
  resource: string
  item_id: string
  /** What people call the item: a title, a name. */
  item_label: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/** Writes down who changed what. Called inside the change's own transaction, so that there is never one without the other. */
export async function recordChange(db: Database, staff: Staff, { before = null, after = null, ...change }: Change) {
  await db.insert(auditEntries).values({ ...change, before, after, staff_id: staff.id, staff_name: staff.name })
}

/** Every change of one item, the latest first. */
export function listHistory(db: Database, resource: string, itemId: string) {
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, resource), eq(auditEntries.item_id, itemId)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(200)
}

export async function findEntry(db: Database, id: string) {
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.id, id))
  return entry
}
