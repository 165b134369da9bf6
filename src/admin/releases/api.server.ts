import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { requireRole, type User, type UserEnv } from '#accounts/session.server.ts'
import { asDatabase, type Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { releases } from '#records/releases/tables.server.ts'
import { readClaim } from '#resources/pending/input.ts'
import { pendingVersionHeader } from '#resources/pending/pending-version-header.ts'
import type { Row } from '#resources/resource.server.ts'
import { readId } from '#resources/resource-api.server.ts'
import { changeRow, checkVersion, createRow, findRow } from '#resources/rows.server.ts'
import { expectConfirmation, expectRights, listChanges, restorePendingEdit, setChanges } from './changes.server.ts'
import { type ReleaseUpdate, releaseInput, releaseUpdate, undoInput, type WantedChange } from './input.ts'
import { planRelease } from './planned.server.ts'
import { compareChanges, type Engine, lockRelease, publishRelease, undoRelease } from './publish.server.ts'
import { releasesResource } from './resource.server.ts'

/** Several changes that go live together: gathered, planned, published, taken back. */
export function releasesApi({ db, now }: Platform, engine: Engine) {
  const { kinds } = engine
  const seen = 'if-unmodified-since-version'

  /** What was sent, as the row of the release keeps it. */
  const fieldsOf = (user: User, state: string, { title, planned_at }: ReleaseUpdate) => {
    if (planned_at && Date.parse(planned_at) <= now().getTime())
      throw new Refusal(422, 'Some fields are not right.', [
        { path: 'planned_at', message: 'Choose a time in the future' },
      ])
    const plan = planned_at
      ? { state: 'planned', planned_at, planned_by: user.id, problem: null }
      : { planned_at: null, ...(state === 'planned' && { state: 'draft' }) }
    // Whoever changed it last may do all that it does; whoever planned it perhaps not.
    const planner = state === 'planned' && { planned_by: user.id }
    return { ...(title !== undefined && { title }), ...planner, ...(planned_at !== undefined && plan) }
  }
  const getRelease = async (tx: Transaction, id: string) => {
    const release = await findRow(tx, releasesResource, id)
    if (!release) throw new Refusal(404, 'There is no such release.')
    return release
  }
  const expectPlanner = async (tx: Transaction, user: User, { id, state }: Row) => {
    if (state === 'planned') expectConfirmation(kinds, user, await listChanges(tx, String(id)))
  }
  /** The release with what it changes, and where others have been at work since. */
  const describeRelease = async (tx: Transaction, id: string) => {
    const release = await getRelease(tx, id)
    const isLive = release.state === 'live'
    const items = await compareChanges(tx, engine, await listChanges(tx, id), isLive ? 'after' : 'seen')
    const changes = items.map(({ change, version, conflict }) => {
      const { resource, item, label, values, seen, before } = change
      return { resource, id: item, label, values, before: isLive ? before : seen, version, conflict: conflict ?? null }
    })
    return { ...release, changes }
  }
  const claimOf = (c: Context) => readClaim(c.req.header(pendingVersionHeader))

  return new Hono<UserEnv>()
    .use('/releases', requireRole('editor'))
    .use('/releases/*', requireRole('editor'))
    .get('/releases/:id', async (c) => {
      const id = readId(c, releasesResource)
      return c.json(await db.transaction((tx) => describeRelease(tx, id)))
    })
    .post('/releases', async (c) => {
      const { changes = [], ...given } = await readBody(c, releaseInput)
      const { user } = c.var
      const created = await db.transaction(async (tx) => {
        const row = await createRow(asDatabase(tx), releasesResource, user, fieldsOf(user, 'draft', given))
        const id = String(row.id)
        await setChanges(tx, kinds, user, { releaseId: id, wanted: changes, claim: claimOf(c), now: now() })
        await expectPlanner(tx, user, row)
        if (given.planned_at) await planRelease(tx, id, given.planned_at)
        return describeRelease(tx, id)
      })
      return c.json(created, 201)
    })
    .patch('/releases/:id', async (c) => {
      const id = readId(c, releasesResource)
      const { changes, add, ...given } = await readBody(c, releaseUpdate)
      const { user } = c.var
      const changed = await db.transaction(async (tx) => {
        const { state } = await lockRelease(tx, id)
        if (state === 'live') throw new Refusal(409, 'It is live. Take it back before you change it.')
        const held = await listChanges(tx, id)
        expectRights(kinds, user, held)
        const values = fieldsOf(user, state, given)
        const seenVersion = c.req.header(seen)
        checkVersion(await getRelease(tx, id), seenVersion)
        const wanted = withAdded(changes ?? held.map(({ resource, item }) => ({ resource, id: item })), add)
        await setChanges(tx, kinds, user, { releaseId: id, wanted, claim: claimOf(c), now: now() })
        const row = await changeRow(asDatabase(tx), releasesResource, user, { id, values, now: now() })
        await expectPlanner(tx, user, row)
        if (given.planned_at) await planRelease(tx, id, given.planned_at)
        return describeRelease(tx, id)
      })
      return c.json(changed)
    })
    .delete('/releases/:id', async (c) => {
      const id = readId(c, releasesResource)
      const { user } = c.var
      await db.transaction(async (tx) => {
        const { state, title } = await lockRelease(tx, id)
        const before = await getRelease(tx, id)
        checkVersion(before, c.req.header(seen))
        const changes = await listChanges(tx, id)
        expectRights(kinds, user, changes)
        // What is on the site is typed no more.
        if (state !== 'live') for (const change of changes) await restorePendingEdit(tx, kinds, user, change, now())
        await tx.delete(releases).where(eq(releases.id, id))
        const entry = { action: 'delete', resource: releasesResource.name, item_id: id, item_label: title } as const
        await recordAuditEntry(tx, user, { ...entry, before })
      })
      return c.body(null, 204)
    })
    .post('/releases/:id/publish', async (c) => {
      const step = { id: readId(c, releasesResource), now: now(), seenVersion: c.req.header(seen) }
      const publish = async (tx: Transaction) => {
        await publishRelease(tx, engine, c.var.user, step)
        return describeRelease(tx, step.id)
      }
      return c.json(await db.transaction(publish))
    })
    .post('/releases/:id/undo', async (c) => {
      const id = readId(c, releasesResource)
      const { force } = (await c.req.text()) === '' ? {} : await readBody(c, undoInput)
      const step = { id, now: now(), seenVersion: c.req.header(seen), force }
      const undo = async (tx: Transaction) => {
        await undoRelease(tx, engine, c.var.user, step)
        return describeRelease(tx, id)
      }
      return c.json(await db.transaction(undo))
    })
}

const withAdded = (changes: WantedChange[], added: WantedChange[] = []) => [
  ...changes.filter(({ resource, id }) => !added.some((it) => it.resource === resource && it.id === id)),
  ...added,
]
