import PostalMime from 'postal-mime'

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
  const sent = Date.parse(mail.date ?? '')
  return {
    from: name ? `${name} <${address}>` : address,
    subject: mail.subject ?? '',
    sent_at: new Date(Number.isNaN(sent) ? now.getTime() : Math.min(sent, now.getTime())).toISOString(),
    text: (mail.text?.trim() || wordsOf(mail.html ?? '')).slice(0, longest),
    ...(mail.messageId && { message_id: mail.messageId }),
    references: (mail.references ?? mail.inReplyTo ?? '').match(/<[^<>\s]+>/g)?.slice(-20) ?? [],
    attachments: mail.attachments.slice(0, 100).map(({ filename, content }) => ({
      name: filename?.slice(0, 300) || 'without a name',
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
}

const longest = 100_000

/** The words of a page, a line for each block. A document that is only parsed runs nothing and loads nothing. */
function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const silent of page.querySelectorAll('script, style, title')) silent.remove()
  for (const block of page.querySelectorAll('br, p, div, li, tr, blockquote, h1, h2, h3')) block.append('\n')
  for (const line of page.querySelectorAll('br')) line.replaceWith('\n')
  return (page.body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*\n\s*/g, '\n\n')
    .trim()
}
