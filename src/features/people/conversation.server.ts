import { and, desc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import { isSecretMail } from '#accounts/sign-in/secret-mails.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { personEntries, type ReceivedMail } from '#records/people/tables.server.ts'
import type { CardOwner } from '#resources/timeline.ts'

type Conversation = { subject: string; chain: string[] }

const longestChain = 20

/** What an answer to a person follows: the latest subject, and the Message-IDs of what passed last, the latest at the end. */
export async function findConversation(db: Database | Transaction, owner: CardOwner): Promise<Conversation> {
  const [sent, filed] = [await findSent(db, owner), await findFiled(db, owner)]
  const latest = filed && (!sent || filed.at > sent.at) ? filed : sent
  const chain = latest?.chain ?? []
  return {
    subject: latest?.subject ?? '',
    // As RFC 5322 would have it: the first one tells the conversation, the last ones the place in it.
    chain: chain.length > longestChain ? [...chain.slice(0, 1), ...chain.slice(1 - longestChain)] : chain,
  }
}

async function findSent(db: Database | Transaction, { emails }: CardOwner) {
  const { created_at, subject, reply_chain, message_id } = mails
  const [mail] = await db
    .select({ at: created_at, subject, reply_chain, message_id })
    .from(mails)
    .where(
      and(
        sql`lower(${mails.to_address}) = any(${sql.param(emails)}::text[])`,
        not(isSecretMail),
        isNull(mails.unsubscribe_url),
        ne(mails.status, 'failed'),
      ),
    )
    .orderBy(desc(created_at), desc(mails.id))
    .limit(1)
  return mail && { ...mail, chain: [...mail.reply_chain, mail.message_id] }
}

async function findFiled(db: Database | Transaction, { ids }: CardOwner) {
  const [entry] = await db
    .select({ at: personEntries.at, data: personEntries.data })
    .from(personEntries)
    .where(and(inArray(personEntries.person_id, ids), eq(personEntries.kind, 'received')))
    .orderBy(desc(personEntries.at), desc(personEntries.id))
    .limit(1)
  const { message_id, references = [], subject } = (entry?.data ?? {}) as Partial<ReceivedMail>
  return entry && message_id ? { at: entry.at, subject, chain: [...references, message_id] } : undefined
}

/** As mail programs name an answer: they keep what has the same subject together. */
export const answerTo = (subject: string) => (!subject || /^re:/i.test(subject) ? subject : `Re: ${subject}`)
