import { eq } from 'drizzle-orm'
import { mailAttachments, mails } from '#platform/database/tables.server.ts'
import { lockRow, type Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { newIdentity, sendMailJobs, statusFor } from './outbox.server.ts'
import type { MailSettings } from './settings.server.ts'
import type { Mail } from './transport.server.ts'

/**
 * Has a mail sent once more. One that never went out keeps its Message-ID: should the earlier attempt have arrived
 * after all, mail programs show it once. One that was sent is repeated as a new mail. Answers the mail that is owed now.
 */
export async function resendMail(tx: Transaction, settings: MailSettings, id: string, now: Date): Promise<Mail> {
  const mail = await lockRow(tx, mails, id)
  if (!mail) throw new Refusal(404, 'There is no such mail any more.')
  const status = statusFor(mail.to_address, settings)
  if (mail.status === 'queued') throw new Refusal(409, 'This mail is on its way already.')
  if (mail.status === 'waiting' && status === 'waiting')
    throw new Refusal(409, `This mail waits for settings of the server: ${settings.missing.join(', ')}.`)
  const owed = { status, owed_since: now.toISOString(), last_error: null } as const
  const [resent] =
    mail.status === 'sent'
      ? await tx
          .insert(mails)
          .values(repetition(mail, settings, owed))
          .returning()
      : await tx.update(mails).set(owed).where(eq(mails.id, id)).returning()
  if (!resent) throw new Error('The mail was not kept')
  if (resent.id !== id) await copyAttachments(tx, id, resent.id)
  await sendMailJobs(tx, [{ id: resent.id, status }])
  return resent
}

async function copyAttachments(tx: Transaction, from: string, to: string) {
  const { file_name, content_type, data } = mailAttachments
  const found = await tx
    .select({ file_name, content_type, data })
    .from(mailAttachments)
    .where(eq(mailAttachments.mail_id, from))
  if (found.length > 0) await tx.insert(mailAttachments).values(found.map((row) => ({ ...row, mail_id: to })))
}

function repetition(mail: Mail, settings: MailSettings, owed: Pick<Mail, 'status' | 'owed_since' | 'last_error'>) {
  const { id: _id, message_id: _message, attempts: _attempts, sent_at: _sent, updated_at: _updated, ...same } = mail
  return { ...same, ...owed, ...newIdentity(settings), created_at: owed.owed_since }
}
