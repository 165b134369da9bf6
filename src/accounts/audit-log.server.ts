import { and, desc, eq, getTableColumns, gt, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { hasRole, type User } from './session.server.ts'
import { auditEntries } from './tables.server.ts'
import { traces } from './traces.ts'

export type AuditEntry = {
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'restore'
    | 'publish'
    | 'send'
    | 'resend'
    | 'merge'
    | 'unmerge'
    | 'erase'
    | (typeof traces)[number]
  resource: string
  item_id: string
  /** What people call the item: a title, a name. */
  item_label: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/** Writes down who did what. Called inside the change's own transaction, so that there is never one without the other. */
export async function recordAuditEntry(
  db: Database,
  { id, name, email, network }: User,
  { before = null, after = null, ...change }: AuditEntry,
) {
  const who = { user_id: id, user_name: name, user_email: email, network: network ?? null }
  await db.insert(auditEntries).values({ ...change, before, after, ...who })
}

const hour = 60 * 60 * 1000

type Reading = Omit<AuditEntry, 'action'> & { action?: 'read' | 'export' }

/** The same person reading the same once more within the hour is no news: screens read again by themselves. */
export async function recordReading(db: Database, user: User, reading: Reading, now: Date) {
  const entry = { action: 'read', ...reading } as const
  const { resource, item_id, user_id, action, at, id } = auditEntries
  const [known] = await db
    .select({ id })
    .from(auditEntries)
    .where(
      and(
        eq(resource, entry.resource),
        eq(item_id, entry.item_id),
        eq(user_id, user.id),
        eq(action, entry.action),
        gt(at, new Date(now.getTime() - hour).toISOString()),
      ),
    )
    .limit(1)
  if (!known) await recordAuditEntry(db, user, entry)
}

/** Of an entry what somebody may see: where a call came from is for administrators and for whoever made it. */
export function entryFor(user: User) {
  const { network, user_id } = auditEntries
  const own = sql<string | null>`case when ${user_id} = ${user.id} then ${network} end`.as('network')
  return { ...getTableColumns(auditEntries), network: hasRole(user, 'admin') ? network : own }
}

/** Every change of one item, the latest first. */
export function listHistory(db: Database, user: User, resource: string, itemId: string) {
  return db
    .select(entryFor(user))
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, resource), eq(auditEntries.item_id, itemId), isChange))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(200)
}

export async function findEntry(db: Database, id: string) {
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.id, id))
  return entry
}

export const isTrace = inArray(auditEntries.action, [...traces])
export const isChange = notInArray(auditEntries.action, [...traces])

/** Forgets who came, looked and took along before that moment. What was changed stays written down. */
export async function forgetTraces(tx: Transaction, before: Date) {
  const gone = await tx.delete(auditEntries).where(and(isTrace, lt(auditEntries.at, before.toISOString())))
  return gone.rowCount ?? 0
}
