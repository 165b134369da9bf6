import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import { rowSchema } from '#platform/http/row-schema.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listReferences } from './queries.server.ts'
import { brandReferences } from './tables.server.ts'

const row = rowSchema(brandReferences)
  .extend({ logo_width: z.int().optional(), logo_height: z.int().optional() })
  .openapi('Reference')

const readReferences = createRoute({
  method: 'get',
  path: '/references',
  summary: 'Client references by display order',
  responses: { 200: json(z.array(row), 'References'), ...refusals },
})

export function referencesApi({ read, cache }: Platform) {
  return createApiRouter().openapi(readReferences, async (c) =>
    c.json(await cache.getOrLoad('references', 10, () => read(listReferences)), 200),
  )
}
