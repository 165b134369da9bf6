import { asc, eq } from 'drizzle-orm'
import { askWhoIsThere } from '#accounts/confirmation.server.ts'
import type { User } from '#accounts/session.server.ts'
import { isSame } from '#admin-ui/format/is-same.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { releaseChanges } from '#records/releases/tables.server.ts'
import type { Claim } from '#resources/pending/input.ts'
import { keepPending, takePending } from '#resources/pending/queries.server.ts'
import type { Row } from '#resources/resource.server.ts'
import type { WantedChange } from './input.ts'
import { expectRole, pick, type Releasable } from './releasable.server.ts'
import { isChangeOf } from './resource.server.ts'

export type Change = typeof releaseChanges.$inferSelect

/** Always in the same order: two releases that wait for each other's rows would wait for ever. */
export const listChanges = (tx: Transaction, releaseId: string): Promise<Change[]> =>
  tx
    .select()
    .from(releaseChanges)
    .where(eq(releaseChanges.release_id, releaseId))
    .orderBy(asc(releaseChanges.resource), asc(releaseChanges.item))

export function getReleasable(kinds: Releasable[], name: string): Releasable {
  const kind = kinds.find((known) => known.name === name)
  if (!kind) throw new Refusal(422, 'Some fields are not right.', [{ path: 'changes', message: `No ${name} here` }])
  return kind
}

/** Whoever does something with a release may write all that it changes. */
export function expectRights(kinds: Releasable[], user: User, changes: Change[]) {
  for (const { resource, item, values, label } of changes)
    expectRole(user, getReleasable(kinds, resource).roleFor(item, values), label)
}

/** What is planned goes live without whoever planned it: they show who they are before, where a change asks for that. */
export function expectConfirmation(kinds: Releasable[], user: User, changes: Change[]) {
  const isAsked = changes.some(({ resource, item, values }) =>
    getReleasable(kinds, resource).needsConfirmation(item, values),
  )
  if (isAsked && !user.is_confirmed) throw askWhoIsThere()
}

type Setting = {
  releaseId: string
  wanted: WantedChange[]
  /** The form from which one of them was typed: it goes on from here. */
  claim?: Claim | undefined
  now: Date
}

/** Makes these the changes of a release. What its author had typed goes into it, and what is taken out is typed again. */
export async function setChanges(tx: Transaction, kinds: Releasable[], user: User, setting: Setting) {
  const { releaseId, wanted, claim, now } = setting
  const held = await listChanges(tx, releaseId)
  const isWanted = ({ resource, item }: Change) => wanted.some((it) => it.resource === resource && it.id === item)
  for (const change of held.filter((known) => !isWanted(known))) await restorePendingEdit(tx, kinds, user, change, now)
  for (const [place, change] of wanted.entries())
    await setChange(tx, kinds, user, { releaseId, wanted: change, claim }).catch(withPlace(place))
}

/** Says which of the changes a field belongs to. */
const withPlace = (place: number) => (error: unknown) => {
  if (!(error instanceof Refusal) || !error.errors) throw error
  const errors = error.errors.map(({ path, message }) => ({ path: `changes.${place}.${path}`, message }))
  throw new Refusal(error.status as 422, error.message, errors)
}

type One = { releaseId: string; wanted: WantedChange; claim: Claim | undefined }

async function setChange(tx: Transaction, kinds: Releasable[], user: User, { releaseId, wanted, claim }: One) {
  const { resource, id, values: given, version } = wanted
  const kind = getReleasable(kinds, resource)
  const found = await kind.find(tx, id)
  if (!found) throw new Refusal(404, 'One of the items is not there any more.')
  const [held] = await tx.select().from(releaseChanges).where(isChangeOf(releaseId, wanted))
  const typed = given
    ? undefined
    : await takePending(tx, user, { resource, item: id }, { mark: claim?.item === id ? claim : undefined })
  const isNew = given !== undefined || typed !== undefined || !held
  const fresh = given ?? (isNew ? await kind.ofTyped(tx, id, typed?.values, found.values) : {})
  const values = kind.check(id, { ...held?.values, ...fresh }, found.values)
  expectRole(user, kind.roleFor(id, values), found.label)
  const changed = Object.keys(values)
  if (changed.length === 0) throw new Refusal(422, `Nothing is changed in “${found.label}” yet.`)
  // What was written there meanwhile counts as seen once somebody says so, or writes on from it.
  const isSeen = isNew || version === found.version
  const seen = { ...pick(found.values, changed), ...(isSeen ? {} : held?.seen) }
  const row = { label: found.label, values, seen, before: null, after: null }
  await tx
    .insert(releaseChanges)
    .values({ release_id: releaseId, resource, item: id, ...row })
    .onConflictDoUpdate({ target: [releaseChanges.release_id, releaseChanges.resource, releaseChanges.item], set: row })
}

/** Takes a change out of its release: whoever does it finds it in the form of the item, as if they had typed it. */
export async function restorePendingEdit(tx: Transaction, kinds: Releasable[], user: User, change: Change, now: Date) {
  const { release_id, resource, item, values } = change
  await tx.delete(releaseChanges).where(isChangeOf(release_id, { resource, id: item }))
  const kind = kinds.find(({ name }) => name === resource)
  const found = await kind?.find(tx, item)
  if (!kind || !found) return
  const typed = await kind.toTyped(tx, item, fieldsThatDiffer(values, found.values))
  const write = { change: (before: Row | null) => ({ ...typed, ...before }), version: found.version }
  await keepPending(tx, user, { resource, item }, write, now)
}

export const fieldsThatDiffer = (values: Row, current: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, current[field] ?? null)))
