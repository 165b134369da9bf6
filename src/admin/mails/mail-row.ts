import type { mails } from '#platform/database/tables.server.ts'

/** A mail as the admin reads it. */
export type MailRow = Omit<typeof mails.$inferSelect, 'html' | 'unsubscribe_url'>

const kinds: Record<string, string> = {
  'contact inquiry': 'Inquiry, to the team',
  'contact confirmation': 'Confirmation to a sender',
}

export const kindName = (kind: string) => kinds[kind] ?? kind

export const kindChoices = Object.entries(kinds).map(([id, name]) => ({ id, name }))
