/** What each event tells: enough to find or make somebody in another system, and no answers, notes or consents. */
export type WebhookEvents = {
  'inquiry.created': {
    id: string
    email: string
    name: string
    company: string
    interest: string | null
    message: string
    suspected_spam: boolean
    created_at: string
  }
  'assessment.named': {
    id: string
    email: string
    first_name: string | null
    last_name: string | null
    role: string | null
    company: string | null
    company_size: string | null
    archetype: string
    scores: { ai: number; agility: number; leadership: number }
    completed_at: string
  }
  'person.stage-changed': {
    id: string
    email: string
    name: string | null
    company: string | null
    from: string
    to: string
    changed_at: string
  }
  'person.erased': { email: string; erased_at: string }
}

export type EventName = keyof WebhookEvents

export const eventNames = [
  'inquiry.created',
  'assessment.named',
  'person.stage-changed',
  'person.erased',
] as const satisfies EventName[]

/** Sent by a press of a button alone. */
export const testEvent = 'webhook.test'
