import { eq } from 'drizzle-orm'
import { newsConfirmationKind } from '#accounts/sign-in/secret-mails.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import { mailedOrigin } from '#platform/http/request-origin.server.ts'
import { countMailsSince, enqueueMails } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import { renderMail } from '#platform/mail/template.server.tsx'
import type { ConsentTexts } from './content.ts'
import { type NewsConsent, newsConsents } from './tables.server.ts'
import { consentPath, openConsentTokens } from './token.server.ts'

export type ConfirmationDeps = { environment: Environment; now: Date; text: ConsentTexts; company: string }

const hour = 60 * 60 * 1000
const day = 24 * hour
const mostADay = 5

/** For as long as its mail is kept. */
export const confirmableMs = 7 * day

/**
 * Asks by mail whether it was really them: about one consent at most once an hour, and under one address five times a day,
 * since whoever declines may ask anew. Answers whether a mail was written.
 */
export async function mailConfirmation(
  tx: Transaction,
  { environment, now, text, company }: ConfirmationDeps,
  { id, email, name, wording, asked_at }: NewsConsent,
): Promise<boolean> {
  if (asked_at && now.getTime() - Date.parse(asked_at) < hour) return false
  const today = await countMailsSince(tx, newsConfirmationKind, email, new Date(now.getTime() - day))
  if (today >= mostADay) return false
  const { tokenOf } = await openConsentTokens(tx)
  const address = mailedOrigin(environment) + consentPath(tokenOf(id))
  const subject = text.mail_subject.replace('{company}', () => company)
  const mail = {
    about: id,
    kind: newsConfirmationKind,
    to: { address: email, name: name ?? '' },
    unsubscribe_url: address,
    subject,
    ...renderMail({
      title: subject,
      paragraphs: [text.mail_text],
      link: { label: text.mail_button, address },
      quoteTitle: text.mail_wording_title,
      quote: wording,
      closing: text.mail_closing,
    }),
  }
  await enqueueMails(tx, readMailSettings(environment), [mail])
  await tx.update(newsConsents).set({ asked_at: now.toISOString() }).where(eq(newsConsents.id, id))
  return true
}
