import { eq } from 'drizzle-orm'
import type { User } from '#accounts/session.server.ts'
import { isSame } from '#admin-ui/format/is-same.ts'
import { asDatabase, lockRow, type Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { releaseChanges, releases } from '#records/releases/tables.server.ts'
import type { Row } from '#resources/resource.server.ts'
import { changeRow } from '#resources/rows.server.ts'
import { explainConstraint } from '#resources/violations.server.ts'
import { type Change, expectRights, fieldsThatDiffer, getReleasable, listChanges } from './changes.server.ts'
import { pick, type Releasable } from './releasable.server.ts'
import { isChangeOf, releasesResource } from './resource.server.ts'

type FindLastSave = (resource: string, item: string) => Promise<{ name: string; at: string } | undefined>

export type Engine = { kinds: Releasable[]; findLastSave: FindLastSave }

/** One item that somebody has changed since: which of its fields, and who. */
type Conflict = {
  resource: string
  id: string
  label: string
  fields: string[]
  by: string | null
  is_gone: boolean
}

type Step = { id: string; now: Date; seenVersion?: string | undefined }

/** Everything goes live now, or nothing does: whatever was changed meanwhile is told and stays. */
export async function publishRelease(tx: Transaction, engine: Engine, user: User, { id, now, seenVersion }: Step) {
  const release = await lockRelease(tx, id)
  if (release.state === 'live') throw new Refusal(409, 'It is live already.')
  const changes = await listChanges(tx, id)
  if (changes.length === 0) throw new Refusal(422, 'There is nothing in this release yet.')
  expectRights(engine.kinds, user, changes)
  const conflicts = await findConflicts(tx, engine, changes, 'seen')
  if (conflicts.length > 0) throw new ConflictRefusal('Nothing has gone live: somebody has changed', conflicts)
  await applyChanges(tx, engine.kinds, user, changes, now)
  const moment = now.toISOString()
  const values = { state: 'live', planned_at: moment, happened_at: moment, problem: null }
  return changeRow(asDatabase(tx), releasesResource, user, { id, values, seenVersion, action: 'publish', now })
}

/** Writes every change, and remembers what stood there. */
export async function applyChanges(tx: Transaction, kinds: Releasable[], user: User, changes: Change[], now: Date) {
  for (const change of changes) {
    const { release_id, resource, item, values } = change
    const kind = getReleasable(kinds, resource)
    const before = await kind.find(tx, item)
    if (!before) throw new Refusal(409, `“${change.label}” is not there any more.`)
    await named(change, () => kind.write(tx, user, { id: item, values, action: 'publish', now }))
    const after = (await kind.find(tx, item))?.values ?? {}
    // More than was asked for: an article that goes live gets its date.
    const changed = Object.keys(fieldsThatDiffer(after, before.values))
    await tx
      .update(releaseChanges)
      .set({ before: pick(before.values, changed), after: pick(after, changed) })
      .where(isChangeOf(release_id, { resource, id: item }))
  }
}

/** Everything as it was before, or nothing. What was edited since is named and stays, unless `force` says otherwise. */
export async function undoRelease(
  tx: Transaction,
  engine: Engine,
  user: User,
  { id, now, seenVersion, force = false }: Step & { force?: boolean | undefined },
) {
  const release = await lockRelease(tx, id)
  if (release.state !== 'live') throw new Refusal(409, 'It is not live: there is nothing to take back.')
  const changes = await listChanges(tx, id)
  expectRights(engine.kinds, user, changes)
  const conflicts = await findConflicts(tx, engine, changes, 'after')
  if (conflicts.length > 0 && !force)
    throw new ConflictRefusal('Nothing was taken back: somebody has since edited', conflicts)
  for (const change of changes.toReversed()) {
    const { resource, item, before } = change
    const kind = getReleasable(engine.kinds, resource)
    const isThere = (await kind.find(tx, item)) !== undefined
    if (!isThere || !before || Object.keys(before).length === 0) continue
    await named(change, () => kind.write(tx, user, { id: item, values: before, action: 'restore', now }))
  }
  const values = { state: 'undone', planned_at: null, happened_at: now.toISOString() }
  return changeRow(asDatabase(tx), releasesResource, user, { id, values, seenVersion, action: 'restore', now })
}

/** Each change with the item's version of now and, where the item reads otherwise than the release knows it, in what. */
export async function compareChanges(
  tx: Transaction,
  { kinds, findLastSave }: Engine,
  changes: Change[],
  known: 'seen' | 'after',
) {
  const compared: { change: Change; version: string | null; conflict?: Conflict }[] = []
  for (const change of changes) {
    const { resource, item, label, values } = change
    const current = await kinds.find(({ name }) => name === resource)?.find(tx, item)
    const expected = change[known] ?? {}
    // What somebody has written there by hand just as the release would is no harm.
    const wanted = known === 'seen' ? values : {}
    const fields = current ? conflictingFields(expected, wanted, current.values) : Object.keys(expected)
    const last = current && fields.length > 0 ? await findLastSave(resource, item) : undefined
    const conflict = { resource, id: item, label, fields, by: last?.name ?? null, is_gone: !current }
    compared.push({ change, version: current?.version ?? null, ...(fields.length > 0 && { conflict }) })
  }
  return compared
}

async function findConflicts(...given: Parameters<typeof compareChanges>): Promise<Conflict[]> {
  return (await compareChanges(...given)).flatMap(({ conflict }) => conflict ?? [])
}

const conflictingFields = (expected: Row, wanted: Row, current: Row) =>
  Object.keys(fieldsThatDiffer(expected, current)).filter(
    (field) => !(field in wanted) || !isSame(wanted[field], current[field] ?? null),
  )

/** Refused because of what others have done. Answers what, and who. */
class ConflictRefusal extends Refusal {
  constructor(words: string, conflicts: Conflict[]) {
    const named = conflicts.map(({ label, by, is_gone }) => {
      const who = is_gone ? ' (deleted)' : by ? ` (${by})` : ''
      return `“${label}”${who}`
    })
    super(409, `${words} ${named.join(', ')}.`, undefined, { conflicts })
  }
}

/** Says of which item it was that something is not right. */
async function named(change: Change, write: () => Promise<unknown>) {
  try {
    await explainConstraint(write)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const reasons = error.errors?.map(({ message }) => message) ?? [error.message]
    throw new Refusal(error.status as 422, `“${change.label}”: ${reasons.join(' ')}`, error.errors, error.details)
  }
}

export async function lockRelease(tx: Transaction, id: string) {
  const release = await lockRow(tx, releases, id)
  if (!release) throw new Refusal(404, 'There is no such release.')
  return release
}

/** Writes down that it could not go live when it should have. */
export async function failRelease(tx: Transaction, id: string, problem: string, now: Date) {
  await tx
    .update(releases)
    .set({ state: 'failed', planned_at: null, problem, happened_at: now.toISOString() })
    .where(eq(releases.id, id))
}
