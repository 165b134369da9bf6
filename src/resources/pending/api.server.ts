import { Hono } from 'hono'
import { hasRole, type User, type UserEnv } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Role } from '#resources/resource.server.ts'
import { isNewKey, pendingWrite, presence } from './input.ts'
import { findBegun, findPending, keepPending, listOthers, notePresence, type Place } from './queries.server.ts'

/** A kind of form whose typing is kept. */
export type Editable = {
  name: string
  role: Role
  /** Whether there is such an item, which is then not deleted until the transaction ends. */
  isThere: (tx: Transaction, item: string) => Promise<boolean>
  /** Who has saved it last, and when. */
  findLastSave: (
    db: Database,
    item: string,
  ) => Promise<{ at: string; name: string; user_id: string | null } | undefined>
}

/** What somebody has typed and not saved, kept for them alone; and who else has the same form open. */
export function pendingApi({ db, now }: Platform, editables: Editable[]) {
  const getEditable = (name: string, user: User) => {
    const editable = editables.find((known) => known.name === name)
    if (!editable) throw new Refusal(404, 'Nothing is kept of such a form.')
    if (!hasRole(user, editable.role)) throw new Refusal(403, 'Only an administrator may do this.')
    return editable
  }
  const expectItem = async (tx: Transaction, editable: Editable, item: string) => {
    if (isNewKey(item) || (await editable.isThere(tx, item))) return
    throw new Refusal(404, 'There is no such item any more.')
  }
  const lookAround = async (user: User, editable: Editable, place: Place) => {
    const others = await listOthers(db, user, place, now())
    const { at, name, user_id } = (await editable.findLastSave(db, place.item)) ?? {}
    return { others, saved: at ? { at, name, is_self: user_id === user.id } : null }
  }

  return new Hono<UserEnv>()
    .get('/pending/:resource/:item', async (c) => {
      const { resource, item: asked } = c.req.param()
      const { user } = c.var
      const editable = getEditable(resource, user)
      const item = asked === 'new' ? await findBegun(db, user, resource) : asked
      if (!item) return c.json({ item: null, mine: null, revision: 0, others: [], saved: null })
      await db.transaction((tx) => expectItem(tx, editable, item))
      const place = { resource, item }
      return c.json({ item, ...(await findPending(db, user, place)), ...(await lookAround(user, editable, place)) })
    })
    .put('/pending/:resource/:item', async (c) => {
      const place = c.req.param()
      const { user } = c.var
      const editable = getEditable(place.resource, user)
      const write = await readBody(c, pendingWrite)
      const kept = await db.transaction(async (tx) => {
        await expectItem(tx, editable, place.item)
        return keepPending(tx, user, place, write, now())
      })
      return c.json({ revision: kept.revision, saved_at: kept.saved_at })
    })
    .post('/pending/:resource/:item/presence', async (c) => {
      const place = c.req.param()
      const { user } = c.var
      const editable = getEditable(place.resource, user)
      const { is_here } = await readBody(c, presence)
      await db.transaction(async (tx) => {
        // Whoever has just deleted it leaves its form as well.
        const isLeft = !is_here && !isNewKey(place.item) && !(await editable.isThere(tx, place.item))
        if (isLeft) return
        await expectItem(tx, editable, place.item)
        await notePresence(tx, user, place, is_here, now())
      })
      return c.json(await lookAround(user, editable, place))
    })
}
