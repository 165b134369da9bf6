import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listConsultants } from './queries.server.ts'

const row = z
  .object({
    id: z.uuid(),
    name: z.string(),
    title: z.string().nullable(),
    bio: z.string().nullable(),
    profile_image_url: z.string().nullable(),
    linkedin_url: z.string().nullable(),
    is_owner: z.boolean(),
    is_mentor: z.boolean(),
    mentor_display_order: z.int(),
    mentor_quote: z.string().nullable(),
    display_order: z.int(),
    tags: z.array(z.object({ id: z.uuid(), name: z.string() })),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Consultant')

const readConsultants = createRoute({
  method: 'get',
  path: '/consultants',
  summary: 'Consultants with their tags by display order',
  responses: { 200: json(z.array(row), 'Consultants'), ...refusals },
})

export function consultantsApi({ db }: Platform) {
  return createApiRouter().openapi(readConsultants, async (c) => c.json(await listConsultants(db), 200))
}
