import { and, asc, eq, getTableColumns, is, isNull, lt, ne, notExists, SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { notices } from '#records/notices/kinds.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { monthsOf, startOfPeriod } from '#records/page-content/privacy/retention.ts'
import { normalEmail } from '#records/people/queries.server.ts'
import { people, personEntries } from '#records/people/tables.server.ts'
import type { Feature } from '#resources/feature.server.ts'

const { merged_into: _, ...columns } = getTableColumns(people)

/** What the card of whoever has this address says, with all that was written down about them. */
export async function exportCard(db: Database, email: string) {
  const { kind, at, by_name, text, data } = personEntries
  const [person] = await db
    .select(columns)
    .from(people)
    .where(eq(people.email, normalEmail(email)))
  if (!person) return []
  const entries = await db
    .select({ kind, at, by_name, text, data })
    .from(personEntries)
    .where(eq(personEntries.person_id, person.id))
    .orderBy(asc(at))
  return [{ ...person, entries }]
}

/** Takes the row of that address, and with a card all that was merged into it. */
export async function eraseCard(tx: Transaction, email: string) {
  const found = await tx
    .select({ id: people.id })
    .from(people)
    .where(sql`${people.email} = ${normalEmail(email)} or ${people.merged_into} in
      (select id from people where email = ${normalEmail(email)})`)
  return erase(
    tx,
    found.map(({ id }) => id),
  )
}

/**
 * Everyone of whom nothing is left that they sent, unless one of us has worked with them since. So whoever only took a scan
 * goes with it. Until the shorter period is over nobody does.
 */
export async function eraseOutdatedCards(tx: Transaction, now: Date, features: Feature[]) {
  await tx.delete(mails).where(and(isDigest, lt(mails.created_at, new Date(now.getTime() - digestsMs).toISOString())))
  const { contact, assessment } = await getRetention(tx)
  const shorter = monthsOf(contact) < monthsOf(assessment) ? contact : assessment
  const keeping = features.flatMap(({ timeline = [] }) => timeline.flatMap(({ keeps }) => keeps ?? []))
  const kept = [
    sql`select person_id from person_entries
      where by_id is not null and at >= ${startOfPeriod(contact, now).toISOString()}`,
    ...keeping.map((keeps) => (is(keeps, SQL) ? keeps : sql`select ${keeps} from ${keeps.table}`)),
  ]
  const found = await tx
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        lt(people.last_met_at, startOfPeriod(shorter, now).toISOString()),
        isNull(people.merged_into),
        notExists(sql`(select from (${sql.join(kept, sql` union all `)}) as kept (person_id)
          join people as owner on owner.id = kept.person_id where coalesce(owner.merged_into, owner.id) = "people"."id")`),
      ),
    )
  return erase(
    tx,
    found.map(({ id }) => id),
  )
}

const isDigest = eq(mails.kind, notices.digest.mail)
const digestsMs = 30 * 24 * 60 * 60 * 1000

async function erase(tx: Transaction, ids: string[]) {
  if (ids.length === 0) return { counts: { people: 0, notes: 0, mails: 0 } }
  // One parameter for all: as a list, more than 65,535 ids would be refused.
  const all = sql`${sql.param(ids)}::uuid[]`
  const notes = await tx.$count(personEntries, sql`${personEntries.person_id} = any(${all}) and kind = 'note'`)
  const sent = await tx.delete(mails).where(sql`${mails.about} = any(${all})`)
  await blankDigests(tx)
  await tx.delete(people).where(sql`${people.id} = any(${all})`)
  return { counts: { people: ids.length, notes, mails: sent.rowCount ?? 0 } }
}

/** They name several people at once. The last one that a user got stays without its words: by it they were told today. */
async function blankDigests(tx: Transaction) {
  const hasNewer = sql`exists (select from ${mails} as newer where newer.kind = ${notices.digest.mail}
    and newer.about = "mails"."about" and newer.created_at > "mails"."created_at")`
  await tx.delete(mails).where(and(isDigest, ne(mails.status, 'sent')))
  await tx.delete(mails).where(and(isDigest, hasNewer))
  const text = 'It named somebody whose data was erased.'
  await tx.update(mails).set({ text, html: text }).where(isDigest)
}
