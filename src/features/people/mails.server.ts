import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { enqueueMails } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import { renderPlainMail } from '#platform/mail/template.server.tsx'
import { onOneLine } from '#platform/one-line.ts'
import type { Platform } from '#platform/platform.server.ts'
import { giveOwner, listRowsOfCard, lockCard } from '#records/people/queries.server.ts'
import { people } from '#records/people/tables.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import type { CardOwner } from '#resources/timeline.ts'
import { peopleResource } from './admin.server.ts'
import { findConversation } from './conversation.server.ts'
import type { mailInput } from './input.ts'
import { mailTemplates } from './tables.server.ts'
import { fillIn, findUnfilled, findUnknown, valuesFor } from './variables.ts'

type Written = { id: string; given: z.output<typeof mailInput>; by: User }

/** Sends a person what one of us wrote to them, as an answer to what went before. Answers how the mail stands. */
export async function writeMail(platform: Platform, features: Feature[], { id, given, by }: Written) {
  const { db, environment } = platform
  const owner = await findOwner(platform, id)
  const kinds = features.flatMap(({ timeline = [] }) => timeline)
  const { template_id, attach_assessment_id: attached } = given
  const document = attached
    ? await kinds.find(({ kind }) => kind === 'assessment')?.document?.(platform, features, owner, attached)
    : undefined
  if (attached && !document) throw wrong('attach_assessment_id', 'They have no such assessment.')
  return db.transaction(async (tx) => {
    const card = await lockCard(tx, id)
    if (!card) throw nobody()
    if (template_id && (await tx.$count(mailTemplates, eq(mailTemplates.id, template_id))) === 0)
      throw wrong('template_id', 'There is no such template any more.')
    const at = platform.now()
    const { chain } = await findConversation(tx, owner)
    const { subject, text } = completeWords(given, valuesFor(card, by.name))
    const [mail] = await enqueueMails(tx, readMailSettings(environment), [
      {
        about: card.id,
        kind: 'answer',
        to: { address: card.email, name: card.name ?? '' },
        replyTo: { address: by.email, name: by.name },
        written_by: by.name,
        reply_chain: chain,
        subject,
        ...renderPlainMail(text),
        ...(document && { attachments: [document] }),
        created_at: at.toISOString(),
      },
    ])
    await tx
      .update(people)
      .set({ last_met_at: sql`greatest(${people.last_met_at}, ${at.toISOString()})` })
      .where(eq(people.id, card.id))
    for (const { answered } of kinds) await answered?.(tx, owner, by, at)
    await giveOwner(tx, card.id, by.email, by, at)
    const about = { resource: peopleResource.name, item_id: card.id, item_label: peopleResource.label(card) }
    const after = { mail: mail?.id, template_id: template_id ?? null, attached: attached ?? null }
    await recordAuditEntry(tx, by, { action: 'send', ...about, after })
    return mail
  })
}

async function findOwner({ db }: Platform, id: string): Promise<CardOwner> {
  const [row] = await db
    .select({ card: sql<string>`coalesce(${people.merged_into}, ${people.id})` })
    .from(people)
    .where(eq(people.id, id))
  if (!row) throw nobody()
  const rows = await listRowsOfCard(db, row.card)
  return { ids: rows.map((person) => person.id), emails: rows.map(({ email }) => email) }
}

const nobody = () => new Refusal(404, 'There is no such person.')

const wrong = (path: string, message: string) => new Refusal(422, 'Some fields are not right.', [{ path, message }])

const longestSubject = 300

/** With what is known of the person, who may have written their name on several lines. */
function completeWords(given: Written['given'], values: ReturnType<typeof valuesFor>) {
  for (const path of ['subject', 'text'] as const) {
    // Looked for before names are put in: somebody's own may hold braces.
    const unknown = findUnknown(given[path])
    if (unknown) throw wrong(path, unknown)
  }
  const words = { subject: onOneLine(fillIn(given.subject, values), longestSubject), text: fillIn(given.text, values) }
  for (const [path, text] of Object.entries(words)) {
    const unfilled = findUnfilled(text)
    if (unfilled) throw wrong(path, `Nothing is known for ${unfilled}. Please write it yourself.`)
  }
  return words
}
