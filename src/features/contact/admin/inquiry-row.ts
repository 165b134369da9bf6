import type { MailStatus } from '#admin-ui/mail/mail-state.tsx'
import type { consents, inquiries } from '#features/contact/tables.server.ts'
import type { NewsConsent } from '#records/consents/tables.server.ts'

export type InquiryMail = {
  id: string
  kind: string
  to_address: string | null
  status: MailStatus
  attempts: number
  last_error: string | null
  sent_at: string | null
  created_at: string
}

/** An inquiry as the admin reads it. */
export type InquiryRow = Omit<typeof inquiries.$inferSelect, 'idempotency_key'> & {
  /** The area of interest in the words of the form. */
  interest: string | null
  consent: typeof consents.$inferSelect | null
  /** What the sender last said about news, in this inquiry or another. */
  news: NewsConsent | null
  mails: InquiryMail[]
}
