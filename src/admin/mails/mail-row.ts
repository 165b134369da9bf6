import type { mails } from '#platform/database/tables.server.ts'

/** A mail as the admin reads it: without its HTML, and without its text where that opens a door. */
export type MailRow = Omit<typeof mails.$inferSelect, 'html' | 'text'> & { text: string | null; is_secret: boolean }

const kinds: Record<string, string> = {
  'contact inquiry': 'Inquiry, to the team',
  'contact confirmation': 'Confirmation to a sender',
  'password-reset': 'New password',
}

export const kindName = (kind: string) => kinds[kind] ?? kind

export const kindChoices = Object.entries(kinds).map(([id, name]) => ({ id, name }))
