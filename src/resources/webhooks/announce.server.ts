import { and, arrayContains, eq, not } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { hasJob, sendJobs } from '#platform/jobs/jobs.server.ts'
import type { EventName, WebhookEvents } from './events.ts'
import { type Delivery, webhookDeliveries, webhooks } from './tables.server.ts'

/**
 * Owes a call to every webhook that wants to hear of such an event, inside the transaction of what happened: whoever
 * hears of it can rely on it, and nothing that happened is kept from them.
 */
export async function announce<Name extends EventName>(
  tx: Transaction,
  event: Name,
  data: WebhookEvents[Name],
  now: Date,
) {
  const wanted = and(eq(webhooks.enabled, true), arrayContains(webhooks.events, [event]))
  const listening = await tx.select({ id: webhooks.id }).from(webhooks).where(wanted)
  if (listening.length === 0) return
  const payload = { type: event, timestamp: now.toISOString(), data }
  const owed = listening.map(({ id }) => ({
    webhook_id: id,
    event,
    email: data.email,
    payload,
    owed_since: now.toISOString(),
  }))
  await sendDeliveryJobs(tx, await tx.insert(webhookDeliveries).values(owed).returning(ids))
}

export const webhookQueue = 'webhook'

const ids = { id: webhookDeliveries.id, webhook_id: webhookDeliveries.webhook_id }

/** One receiver gets them one after the other, so that one that is slow keeps no other waiting. */
export const sendDeliveryJobs = (tx: Transaction, owed: Pick<Delivery, 'id' | 'webhook_id'>[]) =>
  sendJobs(
    tx,
    webhookQueue,
    owed.map(({ id, webhook_id }) => ({ deliveryId: id, webhookId: webhook_id })),
    { groupOf: ({ webhookId }) => webhookId },
  )

/** Gives a job to each that is owed and has none. */
export async function resumeDeliveries(tx: Transaction) {
  const without = and(
    eq(webhookDeliveries.status, 'queued'),
    not(hasJob(webhookQueue, 'deliveryId', webhookDeliveries.id)),
  )
  await sendDeliveryJobs(tx, await tx.select(ids).from(webhookDeliveries).where(without))
}
