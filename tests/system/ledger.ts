import { randomUUID } from 'node:crypto'
import { apiKey } from '#tests/site.ts'

/** Mails are owed and can't be sent. */
export const deadMail = { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'team@example.com' }

/** What a client sent, and what it was told. Without an answer it may or may not have been kept. */
export type Entry = { kind: 'inquiry' | 'assessment'; key: string; answers: number[]; acknowledged?: string }

export type Answer = { status: number; retryAfter: string | null }

export function newEntry(number: number): Entry {
  const kind = number % 2 === 0 ? 'inquiry' : 'assessment'
  return { kind, key: randomUUID(), answers: Array.from({ length: 16 }, (_, index) => 1 + ((number + index) % 5)) }
}

/** Sends it, the first time or again: both carry the same key. What comes back as acknowledged is written down. */
export async function send(url: string, entry: Entry): Promise<Answer | undefined> {
  const [path, body] = entry.kind === 'inquiry' ? inquiryOf(entry) : assessmentOf(entry)
  try {
    const response = await fetch(`${url}/api/functions/${path}`, {
      method: 'POST',
      headers: { apikey: apiKey, 'content-type': 'application/json', 'idempotency-key': entry.key },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (response.ok) entry.acknowledged ??= entry.kind === 'inquiry' ? 'kept' : readId(text)
    if (response.ok && entry.kind === 'assessment' && entry.acknowledged !== readId(text))
      throw new Error(`The same assessment was answered as ${entry.acknowledged} and as ${readId(text)}`)
    return { status: response.status, retryAfter: response.headers.get('retry-after') }
  } catch (error) {
    if ((error as Error).message.startsWith('The same assessment')) throw error
    return undefined
  }
}

/** Sends one after the other, several at a time, until it is told to stop. */
export function startSenders(url: string, entries: Entry[], { count = 6, onAnswer = (_answer?: Answer) => {} } = {}) {
  let sending = true
  const senders = Array.from({ length: count }, async () => {
    while (sending) {
      const entry = newEntry(entries.length)
      entries.push(entry)
      onAnswer(await send(url, entry))
    }
  })
  return async () => {
    sending = false
    await Promise.all(senders)
  }
}

const inquiryOf = ({ key }: Entry) =>
  [
    'send-contact-email',
    {
      ...{ name: 'Ada', email: `${key}@example.com`, company: 'Engines', intent: null, message: `Is ${key} kept?` },
      ...{ gdprConsent: true, marketingConsent: false },
    },
  ] as const

const assessmentOf = ({ key, answers }: Entry) =>
  ['assessment-scoring', { answers, assessToken: key, personalData: { email: `${key}@example.com` } }] as const

const readId = (text: string): string => JSON.parse(text).assessmentId
