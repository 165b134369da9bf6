import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { User } from '#accounts/session.server.ts'
import { users } from '#accounts/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { noteOwner, noteStage, type Person } from '#records/people/queries.server.ts'
import { type Stage, stages } from '#records/people/stages.ts'
import { people } from '#records/people/tables.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { personChange } from './input.ts'

export const peopleResource: Resource = {
  name: 'people',
  table: people,
  // The log outlives the card, so it never names a person.
  label: ({ id }) => `Person ${String(id).slice(0, 8)}`,
  isPersonal: true,
  copies: { role: 'admin', hourly: 10_000 },
  audited: ['id', 'stage', 'owner_id', 'value', 'next_step_at'],
  change: personChange,
  only: isNull(people.merged_into),
  hidden: ['merged_into'],
  search: [people.name, people.email, people.company],
  found: {
    by: [people.name, people.email, people.company],
    title: ({ name, email }) => String(name ?? email),
    detail: ({ company, email }) => [company, email].filter(Boolean).join(' · '),
  },
  filters: {
    stage: (value) => {
      if (value === 'all') return undefined
      return value === 'open'
        ? isOpen
        : inArray(
            people.stage,
            stages.filter((stage) => stage === value),
          )
    },
    owner: (value) => (value === 'nobody' ? isNull(people.owner_id) : sql`${people.owner_id}::text = ${value}`),
    domain: (value) => eq(people.domain, value.toLowerCase()),
    due: (value) => (Object.hasOwn(due, value) ? due[value] : sql`false`),
  },
  sort: { field: 'last_met_at', order: 'desc' },
  afterChange: noteChanges,
}

const open: readonly Stage[] = ['new', 'conversation', 'proposal']

const isOpen = inArray(people.stage, [...open])

/** By when the next step is to be taken. */
const due: Record<string, SQL | undefined> = {
  overdue: and(isOpen, sql`${people.next_step_at} < now()`),
  week: and(isOpen, sql`${people.next_step_at} < now() + interval '7 days'`),
  none: and(isOpen, isNull(people.next_step_at)),
}

/** Another stage and another owner stand in the timeline. */
async function noteChanges(tx: Transaction, before: Row, after: Row, by: User) {
  const at = new Date()
  if (before.stage !== after.stage) await noteStage(tx, before as Person, after as Person, by, at)
  if (before.owner_id === after.owner_id) return
  const [owner] = after.owner_id
    ? await tx
        .select({ name: users.name })
        .from(users)
        .where(eq(users.id, String(after.owner_id)))
    : []
  await noteOwner(tx, String(after.id), owner?.name ?? null, by, at)
}
