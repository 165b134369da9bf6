import { type EventName, eventNames, testEvent } from '#resources/webhooks/events.ts'
import type { Delivery, Webhook } from '#resources/webhooks/tables.server.ts'

/** A webhook as the admin reads it. Its secret is there only right after it was made. */
export type WebhookRow = Omit<Webhook, 'secret' | 'previous_secret'> & {
  secret?: string
  queued: number
  failed: number
  last_delivered_at: string | null
}

export type DeliveryRow = Omit<Delivery, 'payload' | 'email'>

export const nameOf = ({ description, url }: WebhookRow) => description ?? URL.parse(url)?.host ?? url

const names: Record<EventName, string> = {
  'inquiry.created': 'New inquiry',
  'assessment.named': 'Scan with an e-mail address',
  'person.stage-changed': 'Stage changed',
  'person.erased': 'Person erased',
}

export const eventName = (event: string) => (event === testEvent ? 'Test call' : (names[event as EventName] ?? event))

export const eventChoices = eventNames.map((id) => ({ id, name: `${names[id]} (${id})` }))
