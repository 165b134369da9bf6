import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { User } from './session.server.ts'
import { auditEntries } from './tables.server.ts'

export type AuditEntry = {
  action: 'create' | 'update' | 'delete' | 'restore' | 'publish' | 'send' | 'resend' | 'export' | 'erase'
  resource: string
  item_id: string
  /** What people call the item: a title, a name. */
  item_label: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/** Writes down who changed what. Called inside the change's own transaction, so that there is never one without the other. */
export async function recordAuditEntry(
  db: Database,
  user: User,
  { before = null, after = null, ...change }: AuditEntry,
) {
  await db.insert(auditEntries).values({ ...change, before, after, user_id: user.id, user_name: user.name })
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
