import { and, asc, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import type { Erased } from '#resources/feature.server.ts'
import { webhookDeliveries } from '#resources/webhooks/tables.server.ts'

/** What other systems were told of whoever has this address. */
export function exportDeliveries(db: Database, email: string) {
  const { event, payload, status, created_at, delivered_at } = webhookDeliveries
  return db
    .select({ event, payload, status, created_at, delivered_at })
    .from(webhookDeliveries)
    .where(isOf(email))
    .orderBy(asc(created_at))
}

export async function eraseDeliveriesOf(tx: Transaction, email: string) {
  return erased(await tx.delete(webhookDeliveries).where(isOf(email)))
}

const keptDays = 30

/** The log is for finding what went wrong lately. */
export async function eraseOutdatedDeliveries(tx: Transaction, now: Date) {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000).toISOString()
  const isOver = and(ne(webhookDeliveries.status, 'queued'), lt(webhookDeliveries.updated_at, before))
  return erased(await tx.delete(webhookDeliveries).where(isOver))
}

/** Most sites have no webhooks, and nothing to say about them. */
const erased = ({ rowCount }: { rowCount: number | null }): Erased => ({
  counts: rowCount ? { webhook_deliveries: rowCount } : {},
})

const isOf = (email: string) => sql`lower(${webhookDeliveries.email}) = lower(${email})`
