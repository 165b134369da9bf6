import { type SQL, sql } from 'drizzle-orm'
import { isOpen as isOpenInquiry } from '#features/contact/admin.server.ts'
import { inquiries } from '#features/contact/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { people } from '#records/people/tables.server.ts'

/** Something that waits for whoever is signed in: an answer to an inquiry, or the next step with a person. */
export type Duty = {
  kind: 'inquiry' | 'person'
  id: string
  name: string
  company: string | null
  /** What is to be done, as far as somebody has said so. */
  step: string | null
  /** By when; for a new person without a step, since when they wait. */
  at: string
}

type Part = { items: Duty[]; total: number }

export type MyDay = Record<'overdue' | 'today' | 'unassigned', Part>

const shown = 8

/** What one owes, in its order: what is late, what is for today, and what is nobody's yet. `ends` is when today is over. */
export async function getMyDay(
  db: Database,
  me: { id: string },
  { now, ends }: { now: Date; ends: Date },
): Promise<MyDay> {
  const at = now.toISOString()
  const mine = duties(ownedBy(me))
  return {
    overdue: await list(db, mine, sql`at < ${at}`),
    today: await list(db, mine, sql`at >= ${at} and at < ${ends.toISOString()}`),
    unassigned: await list(db, nobodys, sql`true`),
  }
}

const isOpenPerson = sql`${people.merged_into} is null and ${people.stage} in ('new', 'conversation', 'proposal')`

/** Whoever looks after a person, unless they have left: what is theirs is nobody's then. */
export const keeperOf = (ownerId: SQL) =>
  sql`left join users as keeper on keeper.id = ${ownerId} and not keeper.disabled`

/** Whoever answers an inquiry, or else looks after the person who sent it. */
const inquiryOwner = sql`coalesce(answerer.id, keeper.id)`

const ownedBy = ({ id }: { id: string }) => ({
  inquiry: sql`${inquiryOwner} = ${id}`,
  person: sql`keeper.id = ${id} and ${people.next_step_at} is not null`,
})

const inquiryDuties = (which: SQL) => sql`
  select 'inquiry' as kind, ${inquiries.id}, ${inquiries.name}, ${inquiries.company}, null as step, ${inquiries.due_at} as at,
    ${inquiryOwner} as owner_id
  from ${inquiries}
  left join users as answerer on answerer.email = ${inquiries.owner} and not answerer.disabled
  left join people as sender on sender.id = ${inquiries.person_id}
  left join people as card on card.id = coalesce(sender.merged_into, sender.id)
  ${keeperOf(sql`card.owner_id`)}
  where ${isOpenInquiry} and ${which}`

const keptPeople = sql`${people} ${keeperOf(sql`${people.owner_id}`)}`

export const duties = ({ inquiry, person }: { inquiry: SQL; person: SQL }) => sql`
  ${inquiryDuties(inquiry)}
  union all
  select 'person', ${people.id}, coalesce(${people.name}, ${people.email}), ${people.company}, ${people.next_step},
    ${people.next_step_at}, keeper.id
  from ${keptPeople} where ${isOpenPerson} and ${person}`

/** Inquiries that nobody answers; without one, steps that nobody takes, and whoever is new, such as by a scan. */
const nobodys = sql`
  ${inquiryDuties(sql`${inquiryOwner} is null`)}
  union all
  select 'person', ${people.id}, coalesce(${people.name}, ${people.email}), ${people.company},
    case when ${people.next_step_at} is not null then coalesce(${people.next_step}, 'Take the next step') end,
    coalesce(${people.next_step_at}, ${people.last_met_at}), keeper.id
  from ${keptPeople}
  where ${isOpenPerson} and (${people.stage} = 'new' or ${people.next_step_at} is not null) and keeper.id is null
    and not exists (select from ${inquiries} join people as sender on sender.id = ${inquiries.person_id}
      where coalesce(sender.merged_into, sender.id) = ${people.id} and ${isOpenInquiry})`

export const dutyColumns = sql`kind, id, name, company, step, at, owner_id`

async function list(db: Database, from: SQL, which: SQL): Promise<Part> {
  const { rows } = await db.execute<Duty & { total: number }>(sql`
    select kind, id, name, company, step, at, (count(*) over ())::int as total
    from (${from}) as duties (${dutyColumns}) where ${which} order by at, id limit ${shown}`)
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, ...duty }) => ({ ...duty, at: new Date(duty.at).toISOString() })),
  }
}
