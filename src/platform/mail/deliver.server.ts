import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { mailAttachments, mails } from '#platform/database/tables.server.ts'
import { lockRow, type Transaction } from '#platform/database/transaction.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Mail, MailTransport } from './transport.server.ts'

type Deps = { db: Database; log: Log; transport: Pick<MailTransport, 'send'>; now: Date }

/**
 * Tries to send one mail and writes down what came of it. Throws when it should be tried again. The row stays locked
 * meanwhile, so that no second process sends it too; a process that dies sets it free.
 */
export async function deliver({ db, log, transport, now }: Deps, id: string) {
  const failure = await db.transaction(async (tx) => {
    const mail = await lockRow(tx, mails, id, { noWait: true })
    if (mail?.status !== 'queued') return
    const attachments = await tx.select().from(mailAttachments).where(eq(mailAttachments.mail_id, id))
    const sending = transport.send(mail, attachments)
    const failure = await keepAlive(tx, sending).then(() => undefined, readFailure)
    const attempts = mail.attempts + 1
    const last_error = failure?.reason ?? null
    const status = failure ? (isFinal(failure, mail, now) ? 'failed' : 'queued') : 'sent'
    const sent_at = failure ? null : now.toISOString()
    await tx.update(mails).set({ attempts, last_error, status, sent_at }).where(eq(mails.id, id))
    if (!failure) return
    log.warn({ mailId: id, attempts, status, code: failure.code, answer: failure.answer }, 'mail not sent')
    return status === 'queued' ? failure : undefined
  })
  if (failure) throw new Error(`Mail not sent: ${failure.code} ${failure.answer ?? ''}`.trim())
}

const beatMs = 10_000

/** A mail server may think for minutes, and a transaction in which nothing happens is ended: the mail would go out again. */
function keepAlive(tx: Transaction, work: Promise<void>) {
  const beat = setInterval(() => tx.execute(sql`select`).catch(() => {}), beatMs)
  return work.finally(() => clearInterval(beat))
}

export type Failure = { code: string; answer: number | undefined; aboutThisMail: boolean; reason: string }

/** Only an answer to the recipient or the message is about this mail; everything else is about the connection. */
export function readFailure(error: unknown): Failure {
  const { code, command, responseCode, message } = error as Record<string, string> & { responseCode?: number }
  const aboutThisMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')
  return { code: code ?? 'UNKNOWN', answer: responseCode || undefined, aboutThisMail, reason: message ?? String(error) }
}

const giveUpAfterMs = 5 * 24 * 60 * 60 * 1000

/** Refused for good (5xx), or put off (4xx) for five days. A mail server that can't be reached never ends a mail. */
export function isFinal({ aboutThisMail, answer = 0 }: Failure, mail: Pick<Mail, 'owed_since'>, now: Date): boolean {
  if (!aboutThisMail || answer < 400) return false
  return answer >= 500 || now.getTime() - new Date(mail.owed_since).getTime() > giveUpAfterMs
}
