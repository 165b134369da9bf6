import { type Context, Hono } from 'hono'
import { hasRole, requireRole, type User, type UserEnv } from '#accounts/session.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { explainConstraint } from '#resources/violations.server.ts'
import type { Editable, Found } from './editable.server.ts'
import { pendingValues, presence, readHeader, type Values, writeVersion } from './input.ts'
import { pendingVersionHeader } from './pending-version-header.ts'
import {
  findBegun,
  findPending,
  keepPending,
  listOthers,
  notePresence,
  type Place,
  takePending,
} from './queries.server.ts'

const address = '/:resource/:item/pending'

/** What somebody has typed and not saved, kept for them alone; who else has the same form open; and its publication. */
export function pendingApi({ db, now, environment }: Platform, editables: Editable[]) {
  const getEditable = (name: string, user: User) => {
    const editable = editables.find((known) => known.name === name)
    if (!editable) throw new Refusal(404, 'Nothing is kept of such a form.')
    if (!hasRole(user, editable.role)) throw new Refusal(403, 'Only an administrator may do this.')
    return editable
  }
  const lookAround = async (user: User, editable: Editable, place: Place) => {
    const others = await listOthers(db, user, place, now())
    const { at, name, user_id } = (await editable.findLastSave(db, place.item)) ?? {}
    return { others, saved: at ? { at, name, is_self: user_id === user.id } : null }
  }
  type C = Context<UserEnv, typeof address>
  /** Writes what `change` makes of what is kept, in the form in which the item is kept. */
  const write = (c: C, change: (found: Found) => Values | null) => {
    const { resource, item } = c.req.param()
    const { user } = c.var
    const editable = getEditable(resource, user)
    const mark = readStand(c)
    return db.transaction(async (tx) => {
      const found = await getItem(tx, editable, item)
      const values = change(found)
      const { part, version } = found
      if (!part) {
        const whole = { change: () => values, basedOn: mark?.based_on, version, mark }
        return keepPending(tx, user, { resource, item }, whole, now())
      }
      const merged = { change: (before: Values | null) => withField(before, part.field, values && part.write(values)) }
      return keepPending(tx, user, { resource, item: part.item }, { ...merged, version: null }, now())
    })
  }

  const api = new Hono<UserEnv>()
    .get(address, async (c) => {
      const { resource, item: asked } = c.req.param()
      const { user } = c.var
      const editable = getEditable(resource, user)
      const item = asked === 'new' ? await findBegun(db, user, resource) : asked
      if (!item) return c.json({ item: null, mine: null, revision: 0, others: [], saved: null })
      const { part } = await db.transaction((tx) => getItem(tx, editable, item))
      const place = { resource, item: part?.item ?? item }
      const { mine, revision } = await findPending(db, user, place)
      const typed = part ? mine?.values[part.field] : mine
      const shown = part && mine && typed !== undefined ? { ...mine, values: part.read(typed) } : (typed ?? null)
      return c.json({ item, mine: shown, revision, ...(await lookAround(user, editable, place)) })
    })
    .put(address, async (c) => {
      const values = await readBody(c, pendingValues)
      const { revision, saved_at } = await write(c, ({ fields }) => {
        const unknown = Object.keys(values).filter((field) => !fields.includes(field))
        if (unknown.length === 0) return values
        const errors = unknown.map((path) => ({ path, message: 'Unknown field' }))
        throw new Refusal(422, 'Some fields are not right.', errors)
      })
      return c.json({ revision, saved_at })
    })
    .delete(address, async (c) => {
      const { revision, saved_at } = await write(c, () => null)
      return c.json({ revision, saved_at })
    })
    .post(`${address}/presence`, async (c) => {
      const place = c.req.param()
      const { user } = c.var
      const editable = getEditable(place.resource, user)
      const { is_here } = await readBody(c, presence)
      await db.transaction(async (tx) => {
        // Whoever has just deleted it leaves its form as well.
        if (!is_here && !(await editable.find(tx, place.item))) return
        await getItem(tx, editable, place.item)
        await notePresence(tx, user, place, is_here, now())
      })
      return c.json(await lookAround(user, editable, place))
    })
  for (const editable of editables) {
    const { name: resource, role, publish } = editable
    if (!publish) continue
    api.post(`/${resource}/:id/publish`, requireRole(role), async (c) => {
      const id = c.req.param('id')
      const { user } = c.var
      const seenVersion = c.req.header('if-unmodified-since-version')
      const origin = requestOrigin(c.req.header(), environment)
      const publishTyped = async (tx: Transaction) => {
        const { part } = await getItem(tx, editable, id)
        const typed = await takePending(tx, user, { resource, item: part?.item ?? id }, { field: part?.field })
        return publish(tx, user, id, typed, { seenVersion, origin, now: now() })
      }
      return c.json(await explainConstraint(() => db.transaction(publishTyped)))
    })
  }
  return api
}

async function getItem(tx: Transaction, editable: Editable, item: string): Promise<Found> {
  const found = await editable.find(tx, item)
  if (!found) throw new Refusal(404, 'There is no such item any more.')
  return found
}

function withField(before: Values | null, field: string, value: unknown): Values {
  const { [field]: _old, ...others } = before ?? {}
  return value === null ? others : { ...others, [field]: value }
}

/** Where a form's write stands; nothing for a write that says nothing of it. */
function readStand(c: Context) {
  const header = c.req.header(pendingVersionHeader)
  if (header === undefined) return undefined
  const result = writeVersion.safeParse(readHeader(header))
  if (result.success) return result.data
  throw new Refusal(422, 'Some fields are not right.', fieldErrors(result.error))
}
