import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { refusals } from '#platform/api-router.server.ts'
import type { Change } from '#platform/changes.server.ts'
import type { StreamEvent } from '#platform/event-streams.server.ts'
import type { Platform } from '#platform/platform.server.ts'

const followChanges = createRoute({
  method: 'get',
  path: '/changes',
  summary: 'Server-sent events: `content` with { page_key } after every change of that page, `records` for other rows',
  request: { query: z.object({ page_key: z.union([z.string(), z.array(z.string())]).optional() }) },
  responses: {
    200: { content: { 'text/event-stream': { schema: z.string() } }, description: 'Open stream' },
    ...refusals,
  },
})

export function changesApi({ changes, streams }: Platform) {
  changes.subscribe((change) => streams.send(eventOf(change)))
  return new OpenAPIHono<{ Bindings: HttpBindings }>().openapi(followChanges, (c) => {
    streams.open(c.env.outgoing, c.req.queries('page_key') ?? [], Object.fromEntries(c.res.headers))
    return RESPONSE_ALREADY_SENT as never
  })
}

// Resources whose name isn't simply their table's.
const resources: Record<string, string> = {
  brand_references: 'references',
  blog_posts: 'blog',
  consultant_tags: 'consultants',
  consultant_tag_relations: 'consultants',
}

export function eventOf({ table, key }: Change): StreamEvent {
  if (table === null || (table === 'page_content' && key === null)) return { event: 'reset', data: {} }
  if (table === 'page_content') return { event: 'content', data: { page_key: key }, topic: key ?? undefined }
  return { event: 'records', data: { name: resources[table] ?? table.replaceAll('_', '-') } }
}
