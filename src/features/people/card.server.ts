import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { findLatestConsents } from '#records/consents/queries.server.ts'
import { listRowsOfCard } from '#records/people/queries.server.ts'
import { people, type Source } from '#records/people/tables.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import type { Row } from '#resources/resource.server.ts'
import type { TimelineEntry } from '#resources/timeline.ts'
import { answerTo, findConversation } from './conversation.server.ts'
import { isCompanyDomain } from './public-hosts.ts'

export type Card = Awaited<ReturnType<typeof completeCard>>

const mostEntries = 500

/** All that is known of a person: the row, everything that happened, what to open with, and who else is at their company. */
export async function completeCard(db: Database, features: Feature[], row: Row, now: Date) {
  const rows = await listRowsOfCard(db, String(row.id))
  const owner = { ids: rows.map(({ id }) => id), emails: rows.map(({ email }) => email) }
  const kinds = features.flatMap(({ timeline = [] }) => timeline)
  const [lists, origin, colleagues, news, conversation] = await Promise.all([
    Promise.all(kinds.map((kind) => kind.list(db, owner, mostEntries))),
    describeOrigin(db, features, row.source as Source | null, now),
    listColleagues(db, row),
    findLatestConsents(db, owner.emails),
    findConversation(db, owner),
  ])
  const facts = kinds.map(({ suggest }, place) => suggest?.(lists[place] ?? []))
  return {
    ...row,
    emails: owner.emails,
    suggestion: [...facts, origin].filter(Boolean).join(' '),
    colleagues,
    reply_subject: answerTo(conversation.subject),
    /** Each address is asked by itself. */
    news: [...news.values()].map(({ id, email, confirmed_at, withdrawn_at }) => ({
      id,
      email,
      confirmed_at,
      withdrawn_at,
    })),
    timeline: lists.flat().sort(newestFirst).slice(0, mostEntries),
  }
}

const newestFirst = (a: TimelineEntry, b: TimelineEntry) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)

/** By what they came, as a sentence: an article by its title. */
async function describeOrigin(db: Database, features: Feature[], source: Source | null, now: Date) {
  if (!source) return undefined
  const { firstPath, referrer, campaign } = source
  for (const { findCover } of features) {
    const cover = firstPath ? await findCover?.(db, firstPath, now) : undefined
    if (cover) return `Came from “${cover.title}”.`
  }
  const named = campaign?.name ?? campaign?.source
  if (named) return `Came by the campaign “${named}”.`
  if (referrer) return `Came from ${referrer}.`
  return firstPath ? `Came by ${firstPath}.` : undefined
}

const mostColleagues = 8

/** Who else has an address of the same company. */
async function listColleagues(db: Database, { id, domain }: Row) {
  if (!isCompanyDomain(String(domain))) return null
  const others = and(eq(people.domain, String(domain)), isNull(people.merged_into), ne(people.id, String(id)))
  const { name, email, stage } = people
  const [items, total] = await Promise.all([
    db
      .select({ id: people.id, name, email, stage })
      .from(people)
      .where(others)
      .orderBy(desc(people.last_met_at))
      .limit(mostColleagues),
    db.$count(people, others),
  ])
  return { domain: String(domain), items, total }
}

/** A company by the domain of its addresses: how many people, where they stand, and what it is worth. */
export async function summarizeCompany(db: Database, domain: string) {
  const { stage, value, last_met_at, company } = people
  const rows = await db
    .select({
      stage,
      count: sql<number>`count(*)::int`,
      value: sql<number>`coalesce(sum(${value}), 0)::float8`,
      last_met_at: sql<string>`max(${last_met_at})`.mapWith(last_met_at),
      name: sql<string | null>`mode() within group (order by ${company})`,
    })
    .from(people)
    .where(and(eq(people.domain, domain.toLowerCase()), isNull(people.merged_into)))
    .groupBy(stage)
  const largest = rows.toSorted((a, b) => b.count - a.count).find(({ name }) => name)
  return {
    domain: domain.toLowerCase(),
    name: largest?.name ?? null,
    people: rows.reduce((sum, { count }) => sum + count, 0),
    value: rows.reduce((sum, row) => sum + (row.stage === 'spam' ? 0 : row.value), 0),
    last_met_at:
      rows
        .map((row) => row.last_met_at)
        .sort()
        .at(-1) ?? null,
    stages: Object.fromEntries(rows.map((row) => [row.stage, row.count])),
  }
}
