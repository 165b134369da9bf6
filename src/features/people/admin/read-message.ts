import PostalMime from 'postal-mime'
import { onOneLine } from '#platform/one-line.ts'

/** A mail as it is filed: what was written, and what came along by name and size alone. */
export type Message = {
  from: string
  subject: string
  sent_at: string
  text: string
  message_id?: string
  references: string[]
  attachments: { name: string; size: number }[]
}

/** Reads a message as mail programs save it (`.eml`). Nothing in it is run, shown as HTML or fetched. */
export async function readMessage(raw: string | ArrayBuffer, now: Date): Promise<Message> {
  const mail = await PostalMime.parse(raw)
  if (!mail.from?.address) throw new Error('This is not a message: it does not say who sent it.')
  const { name, address } = mail.from
  const chain = (mail.references ?? mail.inReplyTo ?? '').match(/<[^<>\s]+>/g)?.filter(isMessageId) ?? []
  const sent = Date.parse(mail.date ?? '')
  return {
    from: onOneLine(name ? `${name} <${address}>` : address, 500),
    subject: onOneLine(mail.subject ?? '', 1_000),
    sent_at: new Date(Number.isNaN(sent) ? now.getTime() : Math.min(sent, now.getTime())).toISOString(),
    text: asText(mail.text?.trim() || wordsOf(mail.html ?? '')),
    ...(mail.messageId && isMessageId(mail.messageId) && { message_id: mail.messageId }),
    // The first one tells the conversation, the last ones the place in it.
    references: chain.length > 20 ? [...chain.slice(0, 1), ...chain.slice(-19)] : chain,
    attachments: mail.attachments.slice(0, 100).map(({ filename, content }) => ({
      name: onOneLine(filename ?? '', 300) || 'without a name',
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
}

const isMessageId = (id: string) => id.length < 998 && /^<[^<>\s]+>$/.test(id)

const longest = 100_000

/** Without what no database keeps. */
const asText = (words: string) => words.replaceAll('\0', '').slice(0, longest).toWellFormed().trim()

/** The words of a page, a line for each block. A document that is only parsed runs nothing and loads nothing. */
function wordsOf(html: string): string {
  // Without attributes: browsers complain of an event handler even where it could never run.
  const bare = html.replaceAll(/(<[a-z][\w:-]*)[^<>]*/gi, '$1')
  const page = new DOMParser().parseFromString(bare, 'text/html')
  for (const silent of page.querySelectorAll('script, style, title')) silent.remove()
  for (const block of page.querySelectorAll('br, p, div, li, tr, blockquote, h1, h2, h3')) block.append('\n')
  for (const line of page.querySelectorAll('br')) line.replaceWith('\n')
  return (page.body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*\n\s*/g, '\n\n')
    .trim()
}
