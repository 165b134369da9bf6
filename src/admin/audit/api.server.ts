import { Hono } from 'hono'
import { z } from 'zod'
import type { User, UserEnv } from '#accounts/session.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { auditQuery, findReadableEntry, listEntries, listPeople, listResources, readerOf } from './list.server.ts'

/** Who changed what. */
export function auditApi({ db }: Platform, resources: Resource[]) {
  const readerFor = (user: User) => readerOf(user, resources)

  return new Hono<UserEnv>()
    .get('/audit', async (c) => {
      const asked = auditQuery.safeParse(c.req.query())
      if (!asked.success) throw new Refusal(422, 'The list can not be asked for like that.', fieldErrors(asked.error))
      return c.json(await listEntries(db, readerFor(c.var.user), asked.data))
    })
    .get('/audit/people', async (c) => {
      const items = await listPeople(db, readerFor(c.var.user))
      return c.json({ items, total: items.length })
    })
    .get('/audit/resources', async (c) => {
      const items = await listResources(db, readerFor(c.var.user))
      return c.json({ items, total: items.length })
    })
    .get('/audit/:id', async (c) => {
      const { success, data } = z.uuid().safeParse(c.req.param('id'))
      const entry = success ? await findReadableEntry(db, readerFor(c.var.user), data) : undefined
      if (!entry) throw new Refusal(404, 'There is no such entry.')
      return c.json(entry)
    })
}
