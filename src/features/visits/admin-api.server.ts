import { Hono } from 'hono'
import { z } from 'zod'
import type { UserEnv } from '#accounts/session.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import { listFunnel } from './funnel.server.ts'
import { listDays, listVisits } from './queries.server.ts'

const dayMs = 24 * 60 * 60 * 1000
const longestDays = 800
const usualDays = 30

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

type Asked<By> = { from?: string | undefined; to?: string | undefined; by: By }

const askedFor = <By extends string>(by: z.ZodType<By>) =>
  z
    .strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional(), by })
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'Not before the first day' })

const visitsQuery = askedFor(z.enum(['day', 'page', 'source', 'campaign', 'width']).default('day'))
const funnelQuery = askedFor(z.enum(['page', 'source', 'campaign']).default('page'))

/** What was counted. What stands in the memory of this process is written first, so that nothing of it is missing. */
export function visitsAdminApi(platform: Platform) {
  const { db, now } = platform
  const counts = visitCountsOf(platform)

  function read<By extends string>(schema: z.ZodType<Asked<By>>, query: unknown) {
    const { success, data, error } = schema.safeParse(query)
    if (!success) throw new Refusal(422, 'Visits can not be asked for like that.', fieldErrors(error))
    const to = data.to ?? dayOf(now().getTime())
    const from = data.from ?? dayOf(Date.parse(to) - (usualDays - 1) * dayMs)
    if (Date.parse(to) - Date.parse(from) > longestDays * dayMs)
      throw new Refusal(422, `At most ${longestDays} days can be shown at once.`)
    return { by: data.by, period: { from, to } }
  }

  return new Hono<UserEnv>()
    .get('/visits', async (c) => {
      const { by, period } = read(visitsQuery, c.req.query())
      await counts.flush()
      if (by !== 'day') return c.json({ ...period, ...(await listVisits(db, period, by)) })
      const items = await listDays(db, period)
      return c.json({ ...period, items, total: items.length })
    })
    .get('/funnel', async (c) => {
      const { by, period } = read(funnelQuery, c.req.query())
      await counts.flush()
      return c.json({ ...period, ...(await listFunnel(db, period, by)) })
    })
}
