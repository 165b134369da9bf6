import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createRoute, z } from '@hono/zod-openapi'
import { getTableName } from 'drizzle-orm'
import type { Change } from '#platform/database/change-feed.server.ts'
import { createApiRouter, refusals } from '#platform/http/api-router.server.ts'
import { callerAddress, isLoopback } from '#platform/http/client-address.server.ts'
import { visitorOf } from '#platform/http/rate-limit.server.ts'
import type { StreamEvent } from '#platform/pages/event-streams.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Feature } from '#resources/feature.server.ts'

const pageKey = z.string().max(100)

const followChanges = createRoute({
  method: 'get',
  path: '/changes',
  summary: 'Server-sent events: `content` with { page_key } after every change of that page, `records` for other rows',
  request: {
    query: z.object({
      // Kept for as long as the stream is open, so that they are few.
      page_key: z.union([pageKey, z.array(pageKey).max(50)]).optional(),
      age: z.coerce.number().min(0).optional().openapi({
        description: 'For how many milliseconds the caller has had its data; `reset` when it is out of date',
      }),
    }),
  },
  responses: {
    200: { content: { 'text/event-stream': { schema: z.string() } }, description: 'Open stream' },
    ...refusals,
  },
})

export function liveUpdatesApi({ changeFeed, environment, streams }: Platform, features: Feature[]) {
  const names = new Map(features.flatMap(({ name, tables = [] }) => tables.map((table) => [getTableName(table), name])))
  let lastChange = Number.NEGATIVE_INFINITY
  changeFeed.subscribe((change) => {
    lastChange = performance.now()
    streams.send(eventOf(change, names))
  })
  return createApiRouter<{ Bindings: HttpBindings }>().openapi(followChanges, (c) => {
    const { age } = c.req.valid('query')
    const isOutdated = age !== undefined && performance.now() - lastChange < age + onTheWay
    const headers = Object.fromEntries(c.res.headers)
    const address = callerAddress(c, environment.TRUST_PROXY)
    streams.open(c.env.outgoing, {
      topics: c.req.queries('page_key') ?? [],
      // Behind a proxy that TRUST_PROXY doesn't name, all visitors seem to be this machine.
      visitor: isLoopback(address) ? undefined : visitorOf(address),
      headers,
      first: isOutdated ? startAnew : undefined,
    })
    return RESPONSE_ALREADY_SENT as never
  })
}

const startAnew: StreamEvent = { event: 'reset', data: {} }
// What a page and the request for its stream may take to travel.
const onTheWay = 2_000

export function eventOf({ table, key }: Change, names: Map<string, string>): StreamEvent {
  if (table === null || (table === 'page_content' && key === null)) return startAnew
  if (table === 'page_content') return { event: 'content', data: { page_key: key }, topic: key ?? undefined }
  return { event: 'records', data: { name: names.get(table) ?? table } }
}
