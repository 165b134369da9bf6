import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, notBlank, timestamps } from '#platform/database/columns.server.ts'

/** Other systems that are told what happens here. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    url: text().notNull(),
    description: text(),
    events: text().array().notNull(),
    enabled: boolean().notNull().default(true),
    /** What calls are signed with: shown once, and never again. */
    secret: text().notNull(),
    /** The one before, which signs as well until then: time to bring the new one to the receiver. */
    previous_secret: text(),
    previous_until: moment(),
    ...timestamps(),
  },
  (table) => [
    notBlank('webhooks_url_not_blank', table.url),
    notBlank('webhooks_secret_not_blank', table.secret),
    check('webhooks_events_some', sql`cardinality(${table.events}) > 0`),
  ],
)

export const deliveryStatus = pgEnum('webhook_delivery_status', ['queued', 'delivered', 'failed'])

/** Every call, from the moment it is owed. A job carries only its id, so that this table is the truth about it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** What the receiver sees as `webhook-id`, however often it is sent. */
    id: id(),
    webhook_id: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    /** Whom it tells of; it is erased with the person. */
    email: text(),
    /** As text it stays the same to the letter. Gone once an erasure was told. */
    payload: json().$type<{ type: string; timestamp: string; data: unknown }>(),
    status: deliveryStatus().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    response_status: integer(),
    /** The first words of the answer, or why there was none. */
    response: text(),
    /** Since when it is tried. Put back when users have it sent again. */
    owed_since: moment().notNull(),
    last_attempt_at: moment(),
    delivered_at: moment(),
    ...timestamps(),
  },
  (table) => [
    index('webhook_deliveries_newest').on(table.webhook_id, table.created_at),
    index('webhook_deliveries_person').on(sql`lower(${table.email})`),
    index('webhook_deliveries_open').on(table.status, table.webhook_id),
  ],
)

export type Webhook = typeof webhooks.$inferSelect
export type Delivery = typeof webhookDeliveries.$inferSelect
