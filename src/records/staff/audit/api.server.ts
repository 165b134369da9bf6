import { Hono } from 'hono'
import { z } from 'zod'
import type { Platform } from '#platform/platform.server.ts'
import { fieldErrors, Refusal } from '#platform/problem.server.ts'
import type { Resource } from '#platform/resource.server.ts'
import type { Staff, StaffEnv } from '#records/staff/session.server.ts'
import { auditQuery, findReadableEntry, listEntries, listPeople, listResources, readableFor } from './list.server.ts'

/** Who changed what. */
export function auditApi({ db }: Platform, resources: Resource[]) {
  const readableBy = (staff: Staff) => readableFor(staff, resources)

  return new Hono<StaffEnv>()
    .get('/audit', async (c) => {
      const asked = auditQuery.safeParse(c.req.query())
      if (!asked.success) throw new Refusal(422, 'The list can not be asked for like that.', fieldErrors(asked.error))
      return c.json(await listEntries(db, readableBy(c.var.staff), asked.data))
    })
    .get('/audit/people', async (c) => {
      const items = await listPeople(db, readableBy(c.var.staff))
      return c.json({ items, total: items.length })
    })
    .get('/audit/resources', async (c) => {
      const items = await listResources(db, readableBy(c.var.staff))
      return c.json({ items, total: items.length })
    })
    .get('/audit/:id', async (c) => {
      const { success, data } = z.uuid().safeParse(c.req.param('id'))
      const entry = success ? await findReadableEntry(db, readableBy(c.var.staff), data) : undefined
      if (!entry) throw new Refusal(404, 'There is no such entry.')
      return c.json(entry)
    })
}
