import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { getPolicy, policyNames } from './queries.server.ts'

const readPolicy = createRoute({
  method: 'get',
  path: '/policies/{page_key}',
  summary: 'A policy with its settings filled in and its body made safe to show',
  request: { params: z.object({ page_key: z.enum(policyNames) }) },
  responses: {
    200: json(
      z
        .object({
          texts: z.record(z.string(), z.string()),
          html: z.string(),
          sections: z.array(z.object({ id: z.string(), title: z.string() })),
        })
        .openapi('Policy'),
      'Texts by section key, the body, and its headings',
    ),
    ...refusals,
  },
})

export function policiesApi({ read, cache }: Platform) {
  return createApiRouter().openapi(readPolicy, async (c) => {
    const { page_key } = c.req.valid('param')
    const policy = await cache.getOrLoad(`policy ${page_key}`, 5, () => read((db) => getPolicy(db, page_key)))
    return c.json(policy, 200)
  })
}
