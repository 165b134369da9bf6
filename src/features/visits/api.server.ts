import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import { callerAddress } from '#platform/http/client-address.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { viewInput } from './input.ts'
import { viewTakerOf } from './take-view.server.ts'

const visit = createRoute({
  method: 'post',
  path: '/functions/visit',
  summary: 'Counts one page view; nothing is kept of who it was, and nothing is set in the browser',
  request: { body: { required: true, content: { 'application/json': { schema: viewInput } } } },
  responses: {
    202: json(
      z.object({ success: z.literal(true) }),
      'Taken; counted unless the browser asks not to be, or is a robot’s',
    ),
    ...refusals,
    429: { description: 'Too many from one address; Retry-After says when' },
  },
})

export function visitsApi(platform: Platform, features: Feature[]) {
  const take = viewTakerOf(platform, features)
  return createApiRouter().openapi(visit, async (c) => {
    const address = callerAddress(c, platform.environment.TRUST_PROXY)
    const wait = await take(c.req.valid('json'), address, c.req.header())
    if (wait === 0) return c.json({ success: true as const }, 202)
    c.header('retry-after', String(wait))
    return problem(c, 429, 'There were too many calls from your network.') as never
  })
}
