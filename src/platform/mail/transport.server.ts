import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { mails } from '#platform/database/tables.server.ts'
import { isLoopback } from '#platform/http/client-address.server.ts'
import type { MailSettings } from './settings.server.ts'

export type Mail = typeof mails.$inferSelect

export type Attachment = { file_name: string; content_type: string; data: Buffer }

export type MailTransport = ReturnType<typeof createMailTransport>

const seconds = 1000

/** The way to the configured mail server. */
export function createMailTransport({ url = 'smtp://localhost', from, team }: MailSettings) {
  const transport = createTransport(transportOptions(url))

  return {
    async send(mail: Mail, attachments: Attachment[] = []) {
      await transport.sendMail({
        from,
        to: addressed(mail.to_name, mail.to_address ?? team ?? ''),
        ...(mail.reply_to_address && { replyTo: addressed(mail.reply_to_name, mail.reply_to_address) }),
        subject: asWritten(mail.subject),
        text: mail.text,
        html: mail.html,
        messageId: mail.message_id,
        date: new Date(mail.created_at),
        ...(mail.reply_chain.length > 0 && { inReplyTo: mail.reply_chain.at(-1), references: mail.reply_chain }),
        attachments: attachments.map(({ file_name, content_type, data }) => ({
          filename: file_name,
          contentType: content_type,
          content: data,
        })),
        headers: {
          // Programs that answer by themselves, such as those of people on holiday, leave such mails alone.
          ...(!mail.written_by && { 'Auto-Submitted': 'auto-generated' }),
          ...(mail.unsubscribe_url && oneClick(mail.unsubscribe_url)),
        },
      })
    },
    close: () => transport.close(),
  }
}

/** As RFC 8058 has it: mail programs show a button, and post to the address without showing its page. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export const transportOptions = (url: string) => ({
  url: needsTls(url) ? withTls(url) : url,
  // One connection for many mails: opening one costs a tenth of a second and more.
  pool: true as const,
  maxConnections: 1,
  // A mail whose connection broke may have arrived. Whether it is sent again is decided by us alone.
  maxRequeues: 0,
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 30 * seconds,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** A link in a mail is a key: it crosses no network that can be listened to. A relay on this machine is reached without one. */
export function needsTls(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  return host !== 'localhost' && !(isIP(host) && isLoopback(host))
}

/** In the address, because what stands there would overrule an option. */
function withTls(url: string): string {
  const secured = new URL(url)
  secured.searchParams.set('requireTLS', 'true')
  return secured.href
}

/** As an object, never as text: the library then encodes the name, whatever stands in it. */
const addressed = (name: string | null, address: string) => ({ name: asWritten(name ?? ''), address })

/** A header can say `=?utf-8?B?…?=` for other words, which the reader would see in place of what was checked and kept. */
const asWritten = (words: string) => words.replaceAll('=?', '= ?')
