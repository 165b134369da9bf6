import { sql } from 'drizzle-orm'
import { isOpen } from '#features/contact/admin.server.ts'
import { inquiries } from '#features/contact/tables.server.ts'
import { findSharedAssessment } from '#features/scan/queries.server.ts'
import { pillarBars } from '#features/scan/report/mail.server.ts'
import type { Description } from '#features/scan/results/describe.ts'
import { assessments } from '#features/scan/tables.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import { asDatabase, type Transaction } from '#platform/database/transaction.server.ts'
import { mailedOrigin } from '#platform/http/request-origin.server.ts'
import type { RoutineDeps } from '#platform/jobs/background.server.ts'
import { enqueueMails, type NewMail } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import { renderMail } from '#platform/mail/template.server.tsx'
import { type NoticeKind, notices } from '#records/notices/kinds.ts'
import { listReaders, type Reader } from '#records/notices/queries.server.ts'
import { people } from '#records/people/tables.server.ts'
import { workingDayAt } from '#records/working-time/calendar.ts'
import { getWorkingTime } from '#records/working-time/queries.server.ts'
import { type Duty, duties, dutyColumns, getMyDay, keeperOf, type MyDay } from './my-day.server.ts'

type Deps = Pick<RoutineDeps, 'db' | 'environment' | 'now'>

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Tells users by mail what they want to be told. Everything is found by what the tables say now, and by which mails there
 * are already: it may be done at any time, twice, or late by up to a day. Without a mail server nothing is written, because
 * it would be no news any more once there is one.
 */
export async function sendNotices({ db, environment, now }: Deps) {
  const settings = readMailSettings(environment)
  if (!settings.isSetUp) return 0
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('notices', 7))`)
    const readers = await listReaders(tx)
    const found = [
      ...(await findArrived(tx, now)),
      ...(await findAssigned(tx, now)),
      ...(await findOverdue(tx, now)),
    ].map((news) => ({ ...news, mail: writeNews(news, mailedOrigin(environment)) }))
    const drafts = found.flatMap(({ kind, about, to, mail }) =>
      readers
        .filter((reader) => reader.wants[kind] && (to.length === 0 || to.includes(reader.id)))
        .map((reader) => addressed({ about, kind, now }, reader, mail)),
    )
    const digests = await writeDigests(tx, readers, { origin: mailedOrigin(environment), now })
    await enqueueMails(tx, settings, [...drafts, ...digests])
    return drafts.length + digests.length
  })
}

/** `to` are the ids of those whom it concerns; nobody's concerns everybody. */
type News = {
  kind: NoticeKind
  about: string
  to: string[]
  name: string
  company: string | null
  step?: string | null
  result?: Description | undefined
  path: string
}

type Found = { id: string; name: string; company: string | null; owner_id: string | null }

/** Whether a mail of that kind about that row was written since then. */
const isTold = (kind: NoticeKind, about: ReturnType<typeof sql>, since: ReturnType<typeof sql>) =>
  sql`exists (select from ${mails} where ${mails.about} = ${about} and ${mails.kind} = ${notices[kind].mail}
    and ${mails.created_at} >= ${since})`

/** Inquiries, and scans with an address, of the last day that nobody was told of. */
async function findArrived(tx: Transaction, now: Date): Promise<News[]> {
  const since = new Date(now.getTime() - day).toISOString()
  const card = sql`left join people as sender on sender.id = person_id
    left join people as card on card.id = coalesce(sender.merged_into, sender.id) ${keeperOf(sql`card.owner_id`)}`
  const written = await tx.execute<Found>(sql`
    select ${inquiries.id}, ${inquiries.name}, ${inquiries.company}, keeper.id as owner_id
    from ${inquiries} ${card}
    where ${inquiries.created_at} > ${since} and ${isOpen}
      and not ${isTold('inquiry', sql`${inquiries.id}`, sql`${inquiries.created_at}`)}`)
  const scanned = await tx.execute<Found & { scan_id: string }>(sql`
    select distinct on (card.id) card.id, coalesce(card.name, card.email) as name, card.company, keeper.id as owner_id,
      ${assessments.id} as scan_id
    from ${assessments} ${card}
    where ${assessments.completed_at} > ${since} and card.stage <> 'spam'
      and not ${isTold('scan', sql`card.id`, sql`${assessments.completed_at}`)}
    order by card.id, ${assessments.completed_at} desc`)
  const scans: News[] = []
  for (const row of scanned.rows) {
    const result = (await findSharedAssessment(asDatabase(tx), row.scan_id))?.description
    scans.push({ ...newsOf(row), kind: 'scan', path: `/admin/people/${row.id}`, result })
  }
  return [
    ...written.rows.map((row) => ({ ...newsOf(row), kind: 'inquiry' as const, path: `/admin/inquiries/${row.id}` })),
    ...scans,
  ]
}

const newsOf = ({ id, name, company, owner_id }: Found) => ({
  about: id,
  name,
  company,
  to: owner_id ? [owner_id] : [],
})

/** What a colleague gave somebody within the last day, and is theirs still. The change log knows, whatever the way. */
async function findAssigned(tx: Transaction, now: Date): Promise<News[]> {
  const { rows } = await tx.execute<Found & { resource: string; owner_id: string }>(sql`
    with given as materialized (
      select resource, item_id::uuid as id, at, user_id, coalesce(after ->> 'owner_id', after ->> 'owner') as owner
      from audit_entries
      where resource in ('people', 'inquiries') and action = 'update' and at > ${new Date(now.getTime() - day).toISOString()}
        and coalesce(after ->> 'owner_id', after ->> 'owner')
          is distinct from coalesce(before ->> 'owner_id', before ->> 'owner')
    )
    select distinct on (given.id, reader.id) given.resource, given.id, reader.id as owner_id,
      coalesce(${people.name}, ${people.email}, ${inquiries.name}) as name,
      coalesce(${people.company}, ${inquiries.company}) as company
    from given
    join users as reader on given.owner in (reader.id::text, reader.email)
    left join ${people} on given.resource = 'people' and ${people.id} = given.id and ${people.owner_id} = reader.id
    left join ${inquiries}
      on given.resource = 'inquiries' and ${inquiries.id} = given.id and ${inquiries.owner} = reader.email
    where coalesce(${people.id}, ${inquiries.id}) is not null and given.user_id is distinct from reader.id
      and not exists (select from ${mails} where ${mails.about} = given.id and ${mails.kind} = ${notices.assigned.mail}
        and ${mails.to_address} = reader.email and ${mails.created_at} >= given.at)`)
  return rows.map((row) => ({ ...newsOf(row), kind: 'assigned', path: `/admin/${row.resource}/${row.id}` }))
}

/** What fell due within the last day: answers and next steps, also those that are nobody's. */
async function findOverdue(tx: Transaction, now: Date): Promise<News[]> {
  const since = new Date(now.getTime() - day).toISOString()
  const all = duties({
    inquiry: sql`${inquiries.due_at} between ${since} and ${now.toISOString()}`,
    person: sql`${people.next_step_at} between ${since} and ${now.toISOString()}`,
  })
  const { rows } = await tx.execute<Duty & { owner_id: string | null }>(sql`
    select * from (${all}) as duties (${dutyColumns})
    where not ${isTold('overdue', sql`duties.id`, sql`duties.at`)}`)
  return rows.map((row) => ({
    ...newsOf(row),
    kind: 'overdue',
    step: row.kind === 'inquiry' ? 'Answer the inquiry' : row.step,
    path: row.kind === 'inquiry' ? `/admin/inquiries/${row.id}` : `/admin/people/${row.id}`,
  }))
}

const titles: Record<Exclude<NoticeKind, 'digest'>, string> = {
  inquiry: 'New inquiry',
  scan: 'New readiness scan',
  assigned: 'Assigned to you',
  overdue: 'Overdue',
}

const nameOf = ({ name, company }: Pick<News, 'name' | 'company'>) => [name, company].filter(Boolean).join(', ')

function writeNews(news: News, origin: string) {
  const title = `${titles[news.kind as keyof typeof titles]}: ${nameOf(news)}`
  const { step, result, path } = news
  const link = { label: result ? 'Open the card' : 'Open it', address: origin + path }
  const paragraphs = [
    ...(step ? [step] : []),
    ...(result ? [`${result.archetype.name}. Readiness: ${result.level}.`] : []),
  ]
  const bars = pillarBars(result?.pillars ?? [])
  return { subject: title, ...renderMail({ title, paragraphs, bars, link, closing: howToStop(origin) }) }
}

const howToStop = (origin: string) => `Which of these mails you get is up to you: ${origin}/admin/account`

type Draft = Pick<NewMail, 'subject' | 'text' | 'html'>

const addressed = (
  { about, kind, now }: { about: string; kind: NoticeKind; now: Date },
  { email, name }: Reader,
  draft: Draft,
): NewMail => ({
  about,
  kind: notices[kind].mail,
  to: { address: email, name },
  created_at: now.toISOString(),
  ...draft,
})

/** For an hour from the beginning of a working day on, to everybody who wants it, has something to do and has none yet. */
async function writeDigests(tx: Transaction, readers: Reader[], { origin, now }: { origin: string; now: Date }) {
  const { isWorkedOn, starts, opens, ends } = workingDayAt(await getWorkingTime(tx), now)
  if (!isWorkedOn || now < opens || now.getTime() >= opens.getTime() + hour) return []
  const drafts: NewMail[] = []
  for (const reader of readers.filter(({ wants }) => wants.digest)) {
    const { rows } = await tx.execute(sql`
      select ${isTold('digest', sql`${reader.id}::uuid`, sql`${starts.toISOString()}::timestamptz`)} as is_told`)
    const isEmpty = ({ overdue, today, unassigned }: MyDay) => overdue.total + today.total + unassigned.total === 0
    const myDay = rows[0]?.is_told ? undefined : await getMyDay(tx, reader, { now, ends })
    if (myDay && !isEmpty(myDay))
      drafts.push(addressed({ about: reader.id, kind: 'digest', now }, reader, writeDigest(myDay, origin)))
  }
  return drafts
}

function writeDigest(myDay: MyDay, origin: string): Draft {
  const parts = [
    ['Overdue', myDay.overdue],
    ['Today', myDay.today],
    ['Nobody’s yet', myDay.unassigned],
  ] as const
  const given = parts.filter(([, { total }]) => total > 0)
  const subject = `Your day: ${given.map(([title, { total }]) => `${total} ${title.toLowerCase()}`).join(', ')}`
  const paragraphs = given.map(([title, { items, total }]) => {
    const more = total > items.length ? ` and ${total - items.length} more` : ''
    const list = items.map((duty) => nameOf(duty) + (duty.step ? ` (${duty.step})` : ''))
    return `${title}: ${list.join('; ')}${more}.`
  })
  const link = { label: 'Open your day', address: `${origin}/admin` }
  return { subject, ...renderMail({ title: 'Your day', paragraphs, link, closing: howToStop(origin) }) }
}
