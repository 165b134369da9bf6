import { and, desc, eq, isNotNull, like, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { User } from '#accounts/session.server.ts'
import { users } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { pendingVersions } from '#resources/tables.server.ts'
import type { Claim, Values } from './input.ts'
import { compareWrites, type Mark } from './order.ts'

export type Place = { resource: string; item: string }

type Kept = typeof pendingVersions.$inferSelect

/** What its author has typed and not saved, and how often their forms have written. */
export async function findPending(db: Database, user: User, place: Place) {
  const [kept] = await db.select().from(pendingVersions).where(isOwn(user, place))
  return { mine: kept ? mineOf(kept) : null, revision: kept?.revision ?? 0 }
}

/** The latest new item that somebody has begun and not created yet. */
export async function findBegun(db: Database, user: User, resource: string): Promise<string | undefined> {
  const { item, saved_at, values, user_id } = pendingVersions
  const [begun] = await db
    .select({ item })
    .from(pendingVersions)
    .where(and(eq(user_id, user.id), eq(pendingVersions.resource, resource), like(item, 'new-%'), isNotNull(values)))
    .orderBy(desc(saved_at), desc(item))
    .limit(1)
  return begun?.item
}

type Write = {
  /** What is kept from now on, made of what was kept so far. Nothing discards it. */
  change: (before: Values | null) => Values | null
  /** The version that it was typed into; where none is given, the one that what is kept was typed into, or `version`. */
  basedOn?: string | null | undefined
  version: string | null
  /** Without one it is the newest. */
  mark?: Mark | undefined
}

/** Keeps what was typed, unless something newer is there. Answers what is kept afterwards. */
export async function keepPending(tx: Transaction, user: User, place: Place, write: Write, now: Date) {
  const { change, basedOn, version, mark } = write
  const kept = await lockPending(tx, user, place, mark?.revision ?? 0, now)
  const order = mark ? compareWrites(kept, mark) : 'newer'
  if (order === 'overtaken') throw new Overtaken(kept)
  if (order === 'late') return mineOf(kept) ?? cleared(kept)
  const next = change(kept.values)
  const values = next && Object.keys(next).length > 0 ? next : null
  const based_on = basedOn !== undefined ? basedOn : kept.values ? kept.based_on : version
  const moment = now.toISOString()
  const [row = kept] = await tx
    .update(pendingVersions)
    .set({ ...markOf(kept, mark), values, based_on: values && based_on, saved_at: moment, seen_at: moment })
    .where(isOwn(user, place))
    .returning()
  return mineOf(row) ?? cleared(row)
}

type Taking = { field?: string | undefined; mark?: Mark | undefined }

/** What its author has typed, or one field of it, which is no longer pending once the transaction ends. */
export async function takePending(tx: Transaction, user: User, place: Place, { field, mark }: Taking = {}) {
  const [kept] = await tx.select().from(pendingVersions).where(isOwn(user, place)).for('update')
  const typed = kept?.values
  if (!typed || (field !== undefined && !Object.hasOwn(typed, field))) return undefined
  const { [field ?? '']: wanted, ...others } = typed
  const rest = field === undefined || Object.keys(others).length === 0 ? null : others
  await tx
    .update(pendingVersions)
    .set({ ...markOf(kept, mark), values: rest, based_on: rest && kept.based_on })
    .where(isOwn(user, place))
  return { values: field === undefined ? typed : { [field]: wanted }, based_on: kept.based_on }
}

/** What was typed is saved now, or not wanted any more. A version that another form has written since stays. */
export async function clearPending(tx: Transaction, user: User, resource: string, claim: Claim, now: Date) {
  const { item, ...sent } = claim
  const kept = await lockPending(tx, user, { resource, item }, sent.revision, now)
  if (compareWrites(kept, sent) !== 'newer') return
  await tx
    .update(pendingVersions)
    .set({ ...markOf(kept, sent), values: null, based_on: null })
    .where(isOwn(user, { resource, item }))
}

/** Everybody's, because the item is gone. The rows stay: what arrives late must not begin anew. */
export async function clearAllPending(tx: Transaction, { resource, item }: Place) {
  const { revision } = pendingVersions
  await tx
    .update(pendingVersions)
    .set({ values: null, based_on: null, tab: null, revision: sql`${revision} + 1` })
    .where(and(eq(pendingVersions.resource, resource), eq(pendingVersions.item, item)))
}

/** Who writes without a mark overtakes every form. */
const markOf = ({ sequence, revision }: Kept, mark?: Mark) => ({
  tab: mark?.tab ?? null,
  sequence: mark?.sequence ?? sequence,
  revision: revision + 1,
})

/** Its author's row, made if there is none, which nobody else writes until the transaction ends. */
async function lockPending(tx: Transaction, user: User, place: Place, revision: number, now: Date): Promise<Kept> {
  const fresh = { ...place, user_id: user.id, revision, saved_at: now.toISOString() }
  await tx.insert(pendingVersions).values(fresh).onConflictDoNothing()
  const [kept] = await tx.select().from(pendingVersions).where(isOwn(user, place)).for('update')
  if (!kept) throw new Error('The pending version is gone although it was locked')
  return kept
}

/** The author's own other window or computer was faster. Answers what is kept there. */
class Overtaken extends Refusal {
  constructor(kept: Kept) {
    super(409, 'You have changed this in another window.', undefined, {
      current: { mine: mineOf(kept), revision: kept.revision },
    })
  }
}

const mineOf = ({ values, based_on, saved_at, revision }: Kept) =>
  values ? { values, based_on, saved_at, revision } : null

const cleared = ({ saved_at, revision }: Kept) => ({ values: null, based_on: null, saved_at, revision })

const isOwn = ({ id }: User, { resource, item }: Place) =>
  and(eq(pendingVersions.user_id, id), eq(pendingVersions.resource, resource), eq(pendingVersions.item, item))

// A form says every fifteen seconds that it is open.
const hereMs = 40_000

/** Notes that somebody has the form open, or has left it. */
export async function notePresence(db: Database, user: User, place: Place, isHere: boolean, now: Date) {
  const seen_at = isHere ? now.toISOString() : null
  const { user_id, resource, item } = pendingVersions
  await db
    .insert(pendingVersions)
    .values({ ...place, user_id: user.id, saved_at: now.toISOString(), seen_at })
    .onConflictDoUpdate({ target: [user_id, resource, item], set: { seen_at } })
}

/** Of each row who has typed something there and not saved it, the latest of them. Never what it is. */
export async function addPendingMarks(db: Database, { name, piece, keptWith }: Resource, rows: Row[]): Promise<Row[]> {
  if (!piece && !keptWith) return rows
  const { item, values, saved_at: at, user_id } = pendingVersions
  const kept = await db
    .select({ item, at, by: users.name, values: keptWith ? values : sql<null>`null` })
    .from(pendingVersions)
    .innerJoin(users, eq(users.id, user_id))
    .where(and(eq(pendingVersions.resource, name), isNotNull(values), eq(users.disabled, false)))
    .orderBy(at)
  const marks = new Map(
    kept.flatMap(({ item, values, ...mark }) => {
      const fields = Object.keys(values ?? {}).map((field) => keyOf(item, field))
      return [item, ...fields].map((key) => [key, mark] as const)
    }),
  )
  return rows.map((row) => {
    const { item, field } = keptWith?.(row) ?? {}
    return { ...row, pending: (item && marks.get(keyOf(item, field))) || marks.get(String(row.id)) || null }
  })
}

const keyOf = (item: string, field = '') => JSON.stringify([item, field])

/** Which colleagues have the form open or have typed what they have not saved. Never what it is. */
export async function listOthers(db: Database, user: User, { resource, item }: Place, now: Date) {
  const { user_id, values, seen_at, saved_at } = pendingVersions
  const here = sql<boolean>`${seen_at} is not null and ${seen_at} > ${new Date(now.getTime() - hereMs).toISOString()}`
  return db
    .select({
      name: users.name,
      is_here: here,
      changed_at: sql<string | null>`case when ${values} is not null then ${saved_at} end`.mapWith(saved_at),
    })
    .from(pendingVersions)
    .innerJoin(users, eq(users.id, user_id))
    .where(
      and(
        eq(pendingVersions.resource, resource),
        eq(pendingVersions.item, item),
        ne(user_id, user.id),
        eq(users.disabled, false),
        or(isNotNull(values), here),
      ),
    )
    .orderBy(users.name, users.id)
}

const day = 24 * 60 * 60 * 1000
export const keptDays = 90

/** What nobody has come back to for so long. */
export async function forgetPending(tx: Transaction, now: Date) {
  const oldest = new Date(now.getTime() - keptDays * day).toISOString()
  const gone = await tx.delete(pendingVersions).where(lt(pendingVersions.saved_at, oldest))
  return gone.rowCount ?? 0
}

/** What was typed about people whose rows are gone. */
export async function erasePendingOf(tx: Transaction, resources: Resource[]) {
  let erased = 0
  for (const { name, table } of resources) {
    const there = tx.select({ id: sql`${table.id}::text` }).from(table)
    const gone = await tx
      .delete(pendingVersions)
      .where(and(eq(pendingVersions.resource, name), notInArray(pendingVersions.item, there)))
    erased += gone.rowCount ?? 0
  }
  return erased
}
