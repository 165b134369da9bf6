import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { testEvent } from '#resources/webhooks/events.ts'
import { deliveryStatus, webhookDeliveries, webhooks } from '#resources/webhooks/tables.server.ts'

/** Made and changed by calls of their own: an address is looked at first, and a secret shown once. */
export const webhooksResource: Resource = {
  name: 'webhooks',
  table: webhooks,
  label: ({ url, description }) => String(description ?? URL.parse(String(url))?.host ?? url),
  // Addresses of many receivers are keys by themselves.
  audited: ['id', 'description', 'events', 'enabled'],
  hidden: ['secret', 'previous_secret'],
  search: [webhooks.url, webhooks.description],
  sort: { field: 'created_at', order: 'asc' },
  roles: { read: 'admin', write: 'admin', delete: 'admin' },
  addRelated: addHealth,
}

/** The log of calls. What was told stays out of it. */
export const deliveriesResource: Resource = {
  name: 'webhook-deliveries',
  table: webhookDeliveries,
  label: ({ id }) => `Delivery ${String(id).slice(0, 8)}`,
  hidden: ['payload', 'email'],
  search: [webhookDeliveries.event],
  filters: {
    webhook_id: (value) => eq(webhookDeliveries.webhook_id, value),
    event: (value) => eq(webhookDeliveries.event, value),
    status: (value) => {
      const status = deliveryStatus.enumValues.find((known) => known === value)
      return status ? eq(webhookDeliveries.status, status) : sql`false`
    },
  },
  sort: { field: 'created_at', order: 'desc' },
}

/** How many calls of each are on their way and how many were given up, and when the last one arrived. */
async function addHealth(tx: Transaction, rows: Row[]): Promise<Row[]> {
  const { webhook_id, status, event, delivered_at } = webhookDeliveries
  const found = await tx
    .select({
      webhook_id,
      queued: sql<number>`count(*) filter (where ${status} = 'queued')::int`,
      failed: sql<number>`count(*) filter (where ${status} = 'failed' and ${event} <> ${testEvent})::int`,
      last_delivered_at: sql<string | null>`max(${delivered_at})`.mapWith(delivered_at),
    })
    .from(webhookDeliveries)
    .where(
      inArray(
        webhook_id,
        rows.map(({ id }) => String(id)),
      ),
    )
    .groupBy(webhook_id)
  const healthOf = new Map(found.map(({ webhook_id: id, ...health }) => [id, health]))
  const quiet = { queued: 0, failed: 0, last_delivered_at: null }
  return rows.map((row) => ({ ...row, ...(healthOf.get(String(row.id)) ?? quiet) }))
}
