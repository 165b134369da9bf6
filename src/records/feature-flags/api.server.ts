import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import { rowSchema } from '#platform/http/row-schema.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listFeatureFlags } from './queries.server.ts'
import { featureFlags } from './tables.server.ts'

const row = rowSchema(featureFlags).omit({ env: true }).openapi('FeatureFlag')

const readFlags = createRoute({
  method: 'get',
  path: '/feature-flags',
  summary: 'The feature flags of the live site',
  responses: { 200: json(z.array(row), 'Flags of environment prod'), ...refusals },
})

export function featureFlagsApi({ read, cache }: Platform) {
  return createApiRouter().openapi(readFlags, async (c) =>
    c.json(await cache.getOrLoad('feature-flags', 5, () => read(listFeatureFlags)), 200),
  )
}
