import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import { rowSchema } from '#platform/http/row-schema.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listConsultants } from './queries.server.ts'
import { consultants } from './tables.server.ts'

const row = rowSchema(consultants)
  .extend({ tags: z.array(z.object({ id: z.uuid(), name: z.string() })) })
  .openapi('Consultant')

const readConsultants = createRoute({
  method: 'get',
  path: '/consultants',
  summary: 'Consultants with their tags by display order',
  responses: { 200: json(z.array(row), 'Consultants'), ...refusals },
})

export function consultantsApi({ read }: Platform) {
  return createApiRouter().openapi(readConsultants, async (c) => c.json(await read(listConsultants), 200))
}
