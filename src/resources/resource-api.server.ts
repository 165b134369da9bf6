import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { listHistory } from '#accounts/audit-log.server.ts'
import { expectConfirmed } from '#accounts/confirmation.server.ts'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { withOwnLinks } from '#platform/http/own-links.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listRows, listTags } from './list.server.ts'
import { orderInput, orderRows } from './order.server.ts'
import { readClaim } from './pending/input.ts'
import { pendingVersionHeader } from './pending/pending-version-header.ts'
import { addPendingMarks } from './pending/queries.server.ts'
import { createReadingLog } from './reading.server.ts'
import type { Resource, Row } from './resource.server.ts'
import { restoreInput, restoreVersion } from './restore.server.ts'
import { changeRow, createRow, deleteRow, findLabel, findRow } from './rows.server.ts'
import { addSampleMarks } from './samples.server.ts'
import { explainConstraint } from './violations.server.ts'

/** The calls that every resource has: list, read, create, change, order, delete, history, restore. */
export function resourceApi(platform: Platform, resource: Resource) {
  const { db, now } = platform
  const { name, roles = {}, create, change, canDelete = true, addRelated, ordered, tags, isPersonal } = resource
  const reader = requireRole(roles.read ?? 'editor')
  const writer = requireRole(roles.write ?? 'editor')
  const remover = requireRole(roles.delete ?? roles.write ?? 'editor')
  const { readItem, readList, countRows, countStale } = createReadingLog(platform, resource)
  const readValues = <Schema extends z.ZodType>(c: Context, schema: Schema) =>
    readBody(c, schema, (body) => withOwnLinks(body, requestOrigin(c.req.header(), platform.environment)))
  const claimOf = (c: Context) => readClaim(c.req.header(pendingVersionHeader))
  const addMarks = async (rows: Row[]) => addPendingMarks(db, resource, await addSampleMarks(db, resource, rows))
  const mark = async (row: Row) => (await addPendingMarks(db, resource, [row]))[0]
  const api = new Hono<UserEnv>()

  api.get(`/${name}`, reader, async (c) => {
    const { items, total } = await listRows(db, resource, c.req.query())
    if (isPersonal) await readList(c, items.length)
    const complete = addRelated ? await db.transaction((tx) => addRelated(tx, items)) : items
    return c.json({ items: await addMarks(complete), total })
  })
  if (tags) api.get(`/${name}/tags`, reader, async (c) => c.json({ items: await listTags(db, resource.table, tags) }))
  api.get(`/${name}/:id`, reader, async (c) => {
    const row = await findRow(db, resource, readId(c, resource))
    if (!row) throw new Refusal(404, 'There is no such item.')
    if (isPersonal) await readItem(c, row)
    const [marked] = await addMarks([row])
    return c.json(marked)
  })
  api.get(`/${name}/:id/history`, reader, async (c) =>
    c.json({ items: await listHistory(db, c.var.user, name, readId(c, resource)) }),
  )

  if (create) {
    api.post(`/${name}`, writer, async (c) => {
      const values = await readValues(c, create)
      const save = () => createRow(db, resource, c.var.user, values, { claim: claimOf(c) })
      return c.json(await mark(await explainConstraint(save, findOwner)), 201)
    })
  }
  if (change) {
    api.patch(`/${name}/:id`, writer, async (c) => {
      const id = readId(c, resource)
      const values = await readValues(c, change)
      const seenVersion = c.req.header('if-unmodified-since-version')
      const save = { id, values, seenVersion, now: now(), claim: claimOf(c) }
      if (isPersonal) await countRows(c)
      return c.json(await mark(await write(c, () => changeRow(db, resource, c.var.user, save))))
    })
    api.post(`/${name}/:id/restore`, writer, async (c) => {
      const id = readId(c, resource)
      const { entry_id } = await readBody(c, restoreInput)
      if (isPersonal) await countRows(c)
      const restore = () => restoreVersion(db, resource, c.var.user, { id, entry_id, now: now() })
      return c.json(await mark(await explainConstraint(restore)))
    })
  }
  if (ordered) {
    api.put(`/${name}/order`, writer, async (c) => {
      const { ids } = await readBody(c, orderInput)
      const rows = await orderRows(db, resource, c.var.user, ids)
      return c.json({ items: rows.map(({ id, display_order }) => ({ id, display_order })) })
    })
  }
  if (canDelete) {
    api.delete(`/${name}/:id`, remover, async (c) => {
      if (isPersonal) expectConfirmed(c.var.session, now())
      const seenVersion = c.req.header('if-unmodified-since-version')
      await write(c, () => deleteRow(db, resource, c.var.user, { id: readId(c, resource), seenVersion }))
      return c.body(null, 204)
    })
  }
  const findOwner = (field: string, value: string) => findLabel(db, resource, field, value)
  function write<Answer>(c: Context<UserEnv>, save: () => Promise<Answer>) {
    const written = explainConstraint(save, findOwner)
    return isPersonal ? written.catch(countStale(c)) : written
  }
  return api
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function readId(c: Context, { table }: Resource): string {
  const id = c.req.param('id') ?? ''
  if (table.id.getSQLType() === 'uuid' && !uuid.test(id)) throw new Refusal(404, 'There is no such item.')
  return id
}
