import { and, eq, or, sql } from 'drizzle-orm'
import { users } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockRow, type Transaction } from '#platform/database/transaction.server.ts'
import { announce } from '#resources/webhooks/announce.server.ts'
import type { Stage } from './stages.ts'
import { people, personEntries, type Source } from './tables.server.ts'

export type Person = typeof people.$inferSelect

/** What somebody has said of themselves when they left their address. */
export type PersonDetails = {
  email: string
  name?: string | null | undefined
  company?: string | null | undefined
  role?: string | null | undefined
  companySize?: string | null | undefined
  phone?: string | null | undefined
  source?: Source | null | undefined
  at: Date
  /** What they sent looks like spam. */
  isSuspected?: boolean
}

/**
 * The person with that address: known already, or new from now on. To be called inside the transaction that writes what
 * they have left, which keeps `id`. `cardId` is another one where their card was merged into it. What is known already
 * stays: a user may have put it right.
 */
export async function upsertPerson(
  tx: Transaction,
  details: PersonDetails,
): Promise<{ id: string; cardId: string; isNew: boolean }> {
  const { at, isSuspected = false, companySize: company_size, source, ...said } = details
  const last_met_at = at.toISOString()
  const values = {
    ...Object.fromEntries(Object.entries({ ...said, company_size }).map(([field, value]) => [field, value || null])),
    email: normalEmail(details.email),
    source: source ?? null,
    last_met_at,
  }
  const stage: Stage = isSuspected ? 'spam' : 'new'
  const [row] = await tx
    .insert(people)
    .values({ ...values, stage, created_at: last_met_at })
    .onConflictDoUpdate({ target: people.email, set: filledIn((field) => sql.raw(`excluded.${field}`)) })
    .returning({ id: people.id, merged_into: people.merged_into, isNew: sql<boolean>`xmax = 0` })
  if (!row) throw new Error('A person was not kept')
  const { id, merged_into, isNew } = row
  if (merged_into)
    await tx
      .update(people)
      .set(filledIn((field) => sql`(select ${sql.identifier(field)} from ${people} where id = ${id})`))
      .where(eq(people.id, merged_into))
  const cardId = merged_into ?? id
  if (!isNew && !isSuspected && !(await isDecided(tx, cardId)))
    await moveStage(tx, cardId, { to: 'new', from: ['spam'], by: null, at })
  return { id, cardId, isNew }
}

const fillable = ['name', 'company', 'role', 'company_size', 'phone', 'source'] as const

/** Only what was not known yet. */
function filledIn(given: (field: string) => ReturnType<typeof sql>) {
  const fields = fillable.map((field) => [field, sql`coalesce(${people[field]}, ${given(field)})`])
  return {
    ...Object.fromEntries(fields),
    last_met_at: sql`greatest(${people.last_met_at}, ${given('last_met_at')})`,
  }
}

/** Whether somebody of us has ever chosen a stage: what only looked like spam is taken back by itself, that is not. */
async function isDecided(tx: Transaction, cardId: string) {
  const byUser = and(
    eq(personEntries.person_id, cardId),
    eq(personEntries.kind, 'stage'),
    sql`${personEntries.by_id} is not null`,
  )
  return (await tx.$count(personEntries, byUser)) > 0
}

export const normalEmail = (email: string) => email.trim().toLowerCase()

/** Who of us does something; nobody where it follows by itself. */
export type By = { id: string; name: string } | null

type Move = { to: Stage; by: By; at: Date; from?: Stage[] }

/** Puts the card of a person into another stage; with `from`, only out of one of those. */
export async function moveStage(tx: Transaction, personId: string, { to, by, at, from }: Move) {
  const before = await lockCard(tx, personId)
  if (!before || before.stage === to || (from && !from.includes(before.stage))) return
  await tx.update(people).set({ stage: to }).where(eq(people.id, before.id))
  await noteStage(tx, before, { ...before, stage: to }, by, at)
}

/** Every change of a stage passes here, inside its transaction, whoever makes it and by whatever way. */
export async function noteStage(tx: Transaction, before: Person, after: Person, by: By, at: Date) {
  const data = { from: before.stage, to: after.stage }
  const reason = after.stage === 'lost' ? after.lost_reason : null
  await addEntry(tx, { person_id: after.id, kind: 'stage', by, at, text: reason, data })
  const { id, email, name, company } = after
  await announce(tx, 'person.stage-changed', { id, email, name, company, ...data, changed_at: at.toISOString() }, at)
}

/** Gives a card that is nobody's to the user with that address. */
export async function giveOwner(tx: Transaction, personId: string, userEmail: string, by: By, at: Date) {
  const card = await lockCard(tx, personId)
  const [user] = await tx.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, userEmail))
  if (!card || card.owner_id || !user) return
  await tx.update(people).set({ owner_id: user.id }).where(eq(people.id, card.id))
  await noteOwner(tx, card.id, user.name, by, at)
}

export const noteOwner = (tx: Transaction, cardId: string, name: string | null, by: By, at: Date) =>
  addEntry(tx, { person_id: cardId, kind: 'owner', by, at, data: { to: name } })

type NewEntry = Pick<typeof personEntries.$inferInsert, 'person_id' | 'kind' | 'text' | 'data'> & { by: By; at: Date }

/** Writes down what we did with a person. */
export async function addEntry(tx: Transaction, { by, at, ...entry }: NewEntry) {
  const who = { by_id: by?.id ?? null, by_name: by?.name ?? null }
  const [row] = await tx
    .insert(personEntries)
    .values({ ...entry, ...who, at: at.toISOString() })
    .returning()
  if (!row) throw new Error('An entry was not kept')
  return row
}

/** The row whose card shows that person. Whoever else wants it waits. */
export async function lockCard(tx: Transaction, personId: string): Promise<Person | undefined> {
  const row = await lockRow(tx, people, personId)
  return row?.merged_into ? lockRow(tx, people, row.merged_into) : row
}

/** The rows of one card: its own, and those that were merged into it. */
export function listRowsOfCard(db: Database, cardId: string) {
  return db
    .select()
    .from(people)
    .where(or(eq(people.id, cardId), eq(people.merged_into, cardId)))
}

/** Every address of whoever has this one: a person is asked about, and erased, as a whole. */
export async function listAddresses(db: Database, email: string): Promise<string[]> {
  const asked = normalEmail(email)
  const card = sql`(select coalesce(merged_into, id) from people where email = ${asked})`
  const rows = await db
    .select({ email: people.email })
    .from(people)
    .where(sql`coalesce(${people.merged_into}, ${people.id}) = ${card}`)
  return [...new Set([asked, ...rows.map((row) => row.email)])]
}
