import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listEvents } from './queries.server.ts'
import { eventFormat, eventType } from './tables.server.ts'

const row = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string().nullable(),
    event_type: z.enum(eventType.enumValues),
    is_visible: z.boolean(),
    event_date: z.iso.date().nullable(),
    event_time: z.string().nullable(),
    location: z.string().nullable(),
    event_format: z.enum(eventFormat.enumValues).nullable(),
    badge_text: z.string().nullable(),
    cta_visible: z.boolean(),
    cta_text: z.string().nullable(),
    registration_url: z.string().nullable(),
    tags: z.array(z.string()),
    display_order: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Event')

const readEvents = createRoute({
  method: 'get',
  path: '/events',
  summary: 'Visible events, upcoming and past, by display order',
  responses: { 200: json(z.array(row), 'Events'), ...refusals },
})

export function eventsApi({ db }: Platform) {
  return createApiRouter().openapi(readEvents, async (c) => c.json(await listEvents(db), 200))
}
