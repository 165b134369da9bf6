import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listReferences } from './queries.server.ts'

const row = z
  .object({
    id: z.uuid(),
    name: z.string(),
    logo_url: z.string().nullable(),
    display_order: z.int(),
    show_text_only: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Reference')

const readReferences = createRoute({
  method: 'get',
  path: '/references',
  summary: 'Client references by display order',
  responses: { 200: json(z.array(row), 'References'), ...refusals },
})

export function referencesApi({ db, cache }: Platform) {
  return createApiRouter().openapi(readReferences, async (c) =>
    c.json(await cache.getOrLoad('references', 10, () => listReferences(db)), 200),
  )
}
