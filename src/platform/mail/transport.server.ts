import { createTransport } from 'nodemailer'
import type { mails } from '#platform/database/tables.server.ts'
import type { MailSettings } from './settings.server.ts'

export type Mail = typeof mails.$inferSelect

export type MailTransport = ReturnType<typeof createMailTransport>

const seconds = 1000

/** The way to the configured mail server. */
export function createMailTransport({ url, from, team }: MailSettings) {
  const transport = createTransport({
    url: url ?? 'smtp://localhost',
    // One connection for many mails: opening one costs a tenth of a second and more.
    pool: true,
    maxConnections: 1,
    // A mail whose connection broke may have arrived. Whether it is sent again is decided by us alone.
    maxRequeues: 0,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send(mail: Mail) {
      await transport.sendMail({
        from,
        to: addressed(mail.to_name, mail.to_address ?? team ?? ''),
        ...(mail.reply_to_address && { replyTo: addressed(mail.reply_to_name, mail.reply_to_address) }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.message_id,
        date: new Date(mail.created_at),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

/** As an object, never as text: the library then encodes the name, whatever stands in it. */
const addressed = (name: string | null, address: string) => ({ name: name ?? '', address })
