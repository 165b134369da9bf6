import { eq, inArray, sql } from 'drizzle-orm'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import { lockRow, type Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { addEntry, lockCard, type Person } from '#records/people/queries.server.ts'
import { people, personEntries } from '#records/people/tables.server.ts'
import { peopleResource } from './admin.server.ts'

const filled = [
  'name',
  'company',
  'role',
  'company_size',
  'phone',
  'owner_id',
  'value',
  'next_step',
  'next_step_at',
  'source',
] as const satisfies (keyof Person)[]

type Values = Partial<Pick<Person, (typeof filled)[number]>>

/** What has to be known to tell the two apart again. */
type Merge = { merge_id: string; moved: string[]; filled: Values; undone?: boolean }

/**
 * Makes two cards one. Nothing moves but a mark in the rows of the one that is merged, so that it can be undone; what the
 * kept card doesn't know it takes from the other.
 */
export async function mergePeople(tx: Transaction, ids: { keep_id: string; merge_id: string }, by: User, at: Date) {
  // Always in the same order: two who merge the same at the same time wait for each other, not forever.
  await tx
    .select()
    .from(people)
    .where(inArray(people.id, [ids.keep_id, ids.merge_id]))
    .orderBy(people.id)
    .for('update')
  const keep = await findCard(tx, ids.keep_id, 'keep_id')
  const other = await findCard(tx, ids.merge_id, 'merge_id')
  const values: Values = Object.fromEntries(
    filled.filter((field) => keep[field] === null && other[field] !== null).map((field) => [field, other[field]]),
  )
  const moved = await tx
    .update(people)
    .set({ merged_into: keep.id })
    .where(eq(people.merged_into, other.id))
    .returning({ id: people.id })
  await tx.update(people).set({ merged_into: keep.id }).where(eq(people.id, other.id))
  await tx
    .update(people)
    .set({ ...values, last_met_at: sql`greatest(${people.last_met_at}, ${other.last_met_at})` })
    .where(eq(people.id, keep.id))
  const data: Merge = { merge_id: other.id, moved: moved.map(({ id }) => id), filled: values }
  await addEntry(tx, { person_id: keep.id, kind: 'merge', by, at, data })
  await record(tx, by, 'merge', keep.id, { merged: other.id })
  return keep.id
}

/** Tells two cards apart again, as they were; what was changed since then stays on the kept one. Answers its id. */
export async function undoMerge(tx: Transaction, entryId: string, by: User, at: Date) {
  const entry = await lockRow(tx, personEntries, entryId)
  const data = entry?.data as Merge | undefined
  if (entry?.kind !== 'merge' || !data || data.undone) throw new Refusal(404, 'There is no such merge.')
  const card = await lockCard(tx, entry.person_id)
  if (!card) throw new Refusal(404, 'There is no such merge.')
  if (card.id !== entry.person_id)
    throw new Refusal(409, 'This card was merged with another one since: undo that merge first.')
  await tx.update(people).set({ merged_into: null }).where(eq(people.id, data.merge_id))
  if (data.moved.length > 0)
    await tx
      .update(people)
      .set({ merged_into: data.merge_id })
      .where(sql`${people.id} = any(${sql.param(data.moved)}::uuid[]) and ${people.merged_into} = ${card.id}`)
  const taken = Object.entries(data.filled).filter(
    ([field, value]) => JSON.stringify(card[field as keyof Person]) === JSON.stringify(value),
  )
  if (taken.length > 0)
    await tx
      .update(people)
      .set(Object.fromEntries(taken.map(([field]) => [field, null])))
      .where(eq(people.id, card.id))
  await tx
    .update(personEntries)
    .set({ data: { merge_id: data.merge_id, undone: true } })
    .where(eq(personEntries.id, entryId))
  await addEntry(tx, { person_id: card.id, kind: 'unmerge', by, at, data: { merge_id: data.merge_id } })
  await record(tx, by, 'unmerge', card.id, { merged: data.merge_id })
  return card.id
}

async function findCard(tx: Transaction, id: string, path: string) {
  const [row] = await tx.select().from(people).where(eq(people.id, id))
  if (row && !row.merged_into) return row
  throw new Refusal(422, 'Some fields are not right.', [{ path, message: 'There is no such person' }])
}

const record = (tx: Transaction, by: User, action: 'merge' | 'unmerge', id: string, after: Record<string, unknown>) =>
  recordAuditEntry(tx, by, { action, resource: 'people', item_id: id, item_label: peopleResource.label({ id }), after })
