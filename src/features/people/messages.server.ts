import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { User } from '#accounts/session.server.ts'
import { asDatabase, type Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { addEntry, listRowsOfCard, lockCard } from '#records/people/queries.server.ts'
import { people, personEntries, type ReceivedMail } from '#records/people/tables.server.ts'
import type { messageInput } from './input.ts'

type Filed = { id: string; given: z.output<typeof messageInput>; by: User; at: Date }

/** Puts a mail that came by another way on the card of whoever sent it, at the moment it was sent. */
export async function fileMessage(tx: Transaction, { id, given, by, at }: Filed) {
  const card = await lockCard(tx, id)
  if (!card) throw new Refusal(404, 'There is no such person.')
  const { text, sent_at, ...rest } = given
  const data: ReceivedMail = rest
  if (data.message_id && (await isFiled(tx, card.id, data.message_id)))
    throw new Refusal(409, 'This mail is on the card already.')
  const sent = new Date(Math.min(Date.parse(sent_at), at.getTime()))
  await tx
    .update(people)
    .set({ last_met_at: sql`greatest(${people.last_met_at}, ${sent.toISOString()})` })
    .where(eq(people.id, card.id))
  return addEntry(tx, { person_id: card.id, kind: 'received', by, at: sent, text: text || null, data })
}

async function isFiled(tx: Transaction, cardId: string, messageId: string) {
  const rows = await listRowsOfCard(asDatabase(tx), cardId)
  const same = and(
    inArray(
      personEntries.person_id,
      rows.map((row) => row.id),
    ),
    eq(personEntries.kind, 'received'),
    sql`${personEntries.data} ->> 'message_id' = ${messageId}`,
  )
  return (await tx.$count(personEntries, same)) > 0
}
