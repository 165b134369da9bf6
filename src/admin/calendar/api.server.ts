import { Hono } from 'hono'
import { z } from 'zod'
import { hasRole, type UserEnv } from '#accounts/session.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listDated } from '#resources/dated.server.ts'
import type { Resource } from '#resources/resource.server.ts'

const period = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < 400 * day, 'At most a year')

const day = 24 * 60 * 60 * 1000

/** What has its day within a period, of all that the caller may read. */
export function calendarApi({ db }: Platform, resources: Resource[]) {
  return new Hono<UserEnv>().get('/calendar', async (c) => {
    const { success, data, error } = period.safeParse(c.req.query())
    if (!success) throw new Refusal(422, 'The calendar can not be asked for like that.', fieldErrors(error))
    const readable = resources.filter(({ dated, roles }) => dated && hasRole(c.var.user, roles?.read ?? 'editor'))
    // A day begins and ends earlier or later elsewhere on earth.
    const from = new Date(Date.parse(data.from) - day)
    const to = new Date(Date.parse(data.to) + 2 * day)
    return c.json({ items: await listDated(db, readable, from, to) })
  })
}
