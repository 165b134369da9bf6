import type { mails } from '#platform/database/tables.server.ts'
import { notices } from '#records/notices/kinds.ts'

/** A mail as the admin reads it. */
export type MailRow = Omit<typeof mails.$inferSelect, 'html' | 'unsubscribe_url' | 'reply_chain'>

const kinds: Record<string, string> = {
  'contact inquiry': 'Inquiry, to the team',
  'contact confirmation': 'Confirmation to a sender',
  answer: 'Written by a colleague',
  ...Object.fromEntries(Object.values(notices).map(({ mail, name }) => [mail, `${name}, to a colleague`])),
  'scan reminder': 'Reminder of the readiness scan',
  'scan report': 'Report of the readiness scan',
}

export const kindName = (kind: string) => kinds[kind] ?? kind

export const kindChoices = Object.entries(kinds).map(([id, name]) => ({ id, name }))
