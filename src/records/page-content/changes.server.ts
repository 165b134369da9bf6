import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, refusals } from '#platform/api-router.server.ts'
import type { Change } from '#platform/changes.server.ts'
import type { StreamEvent } from '#platform/event-streams.server.ts'
import type { Platform } from '#platform/platform.server.ts'

const followChanges = createRoute({
  method: 'get',
  path: '/changes',
  summary: 'Server-sent events: `content` with { page_key } after every change of that page, `records` for other rows',
  request: {
    query: z.object({
      page_key: z.union([z.string(), z.array(z.string())]).optional(),
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

export function changesApi({ changes, streams }: Platform) {
  let lastChange = Number.NEGATIVE_INFINITY
  changes.subscribe((change) => {
    lastChange = performance.now()
    streams.send(eventOf(change))
  })
  return createApiRouter<{ Bindings: HttpBindings }>().openapi(followChanges, (c) => {
    const { age } = c.req.valid('query')
    const isOutdated = age !== undefined && performance.now() - lastChange < age + onTheWay
    const headers = Object.fromEntries(c.res.headers)
    streams.open(c.env.outgoing, c.req.queries('page_key') ?? [], headers, isOutdated ? startAnew : undefined)
    return RESPONSE_ALREADY_SENT as never
  })
}

const startAnew: StreamEvent = { event: 'reset', data: {} }
// What a page and the request for its stream may take to travel.
const onTheWay = 2_000

// Resources whose name isn't simply their table's.
const resources: Record<string, string> = {
  brand_references: 'references',
  blog_posts: 'blog',
  consultant_tags: 'consultants',
  consultant_tag_relations: 'consultants',
}

export function eventOf({ table, key }: Change): StreamEvent {
  if (table === null || (table === 'page_content' && key === null)) return startAnew
  if (table === 'page_content') return { event: 'content', data: { page_key: key }, topic: key ?? undefined }
  return { event: 'records', data: { name: resources[table] ?? table.replaceAll('_', '-') } }
}
