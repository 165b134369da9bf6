import { and, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { User } from '#accounts/session.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { findLatestConsents } from '#records/consents/queries.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { giveOwner, moveStage } from '#records/people/queries.server.ts'
import { people } from '#records/people/tables.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { type InquiryView, inquiryChange } from './admin/input.ts'
import { contactContent } from './content.ts'
import { readInterestOptions } from './interest-options.ts'
import { consents, inquiries } from './tables.server.ts'

export const inquiriesResource: Resource = {
  name: 'inquiries',
  table: inquiries,
  // The log outlives the inquiry, so it never names a person.
  label: ({ id }) => `Inquiry ${String(id).slice(0, 8)}`,
  isPersonal: true,
  audited: ['id', 'status', 'owner', 'due_at'],
  change: inquiryChange,
  hidden: ['idempotency_key'],
  search: [inquiries.name, inquiries.email, inquiries.company, inquiries.message, inquiries.notes],
  found: {
    by: [inquiries.name, inquiries.company, inquiries.email],
    title: ({ name }) => String(name),
    detail: ({ company, email }) => `${company} · ${email}`,
  },
  filters: {
    view: (value) => (Object.hasOwn(views, value) ? views[value as InquiryView] : sql`false`),
    status: (value) => sql`${inquiries.status}::text = ${value}`,
    owner: (value) => (value === 'nobody' ? sql`${inquiries.owner} is null` : eq(inquiries.owner, value)),
    intent: (value) => eq(inquiries.intent, value),
  },
  sort: { field: 'created_at', order: 'desc' },
  roles: { delete: 'admin' },
  sanitize: (values, before) => ({ ...values, ...answered(values, before) }),
  addRelated,
  afterChange: moveWith,
}

/** Suspected spam is looked at once: whoever gives it another status than `new` has decided. */
export const isSuspected = and(inquiries.suspected_spam, eq(inquiries.status, 'new'))
const isUnanswered = inArray(inquiries.status, ['new', 'in progress'])

/** Whose card was put away as spam waits for no answer. */
const isOfSpammer = exists(
  sql`(select from ${people} join people as sender on ${people.id} = coalesce(sender.merged_into, sender.id)
    where sender.id = ${inquiries.person_id} and ${people.stage} = 'spam')`,
)

export const isOpen = and(isUnanswered, not(isSuspected ?? sql`false`), not(isOfSpammer))
const isSpam = or(eq(inquiries.status, 'spam'), isSuspected, and(isUnanswered, isOfSpammer))

const views: Record<InquiryView, SQL | undefined> = {
  open: isOpen,
  overdue: and(isOpen, sql`${inquiries.due_at} < now()`),
  answered: eq(inquiries.status, 'answered'),
  spam: isSpam,
  all: sql`true`,
}

function answered({ status }: Row, before: Row | undefined) {
  if (status === undefined || status === before?.status) return {}
  return { answered_at: status === 'answered' ? sql`now()` : null }
}

/** Whoever is answered is in conversation, and belongs to whoever answers unless they have an owner already. */
async function moveWith(tx: Transaction, before: Row, { status, owner, person_id }: Row, by: User) {
  if (typeof person_id !== 'string') return
  const at = new Date()
  if (status !== before.status && status === 'spam')
    await moveStage(tx, person_id, { to: 'spam', from: ['new'], by, at })
  else if (status !== before.status && status !== 'new')
    await moveStage(tx, person_id, { to: 'conversation', from: ['new', 'spam'], by, at })
  if (owner && owner !== before.owner) await giveOwner(tx, person_id, String(owner), by, at)
}

/** What belongs to each inquiry: the consents that were given, and the mails that it called for. */
async function addRelated(tx: Transaction, rows: Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => String(id))
  if (ids.length === 0) return rows
  const { id, about, kind, to_address, status, attempts, last_error, sent_at, created_at } = mails
  const [given, news, sent, text] = [
    await tx.select().from(consents).where(inArray(consents.inquiry_id, ids)),
    await findLatestConsents(
      tx,
      rows.map(({ email }) => String(email)),
    ),
    await tx
      .select({ id, about, kind, to_address, status, attempts, last_error, sent_at, created_at })
      .from(mails)
      .where(inArray(about, ids))
      .orderBy(created_at, kind),
    await getPageContent(tx, contactContent),
  ]
  const consentOf = new Map(given.map((consent) => [consent.inquiry_id, consent]))
  const mailsOf = Map.groupBy(sent, (mail) => mail.about)
  const interests = new Map(readInterestOptions(text.interest_options).map(({ value, label }) => [value, label]))
  return rows.map((row) => ({
    ...row,
    interest: interests.get(String(row.intent)) ?? row.intent,
    consent: consentOf.get(String(row.id)) ?? null,
    news: news.get(String(row.email).toLowerCase()) ?? null,
    mails: mailsOf.get(String(row.id)) ?? [],
  }))
}
