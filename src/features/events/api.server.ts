import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import { rowSchema } from '#platform/http/row-schema.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listThumbnails } from './keynotes/thumbnails.server.ts'
import { listEvents } from './queries.server.ts'
import { events } from './tables.server.ts'

const row = rowSchema(events).omit({ keep_upcoming: true }).openapi('Event')

const readEvents = createRoute({
  method: 'get',
  path: '/events',
  summary: 'Visible events by display order; one whose day is over is past, unless it is kept',
  responses: { 200: json(z.array(row), 'Events'), ...refusals },
})

const readThumbnails = createRoute({
  method: 'get',
  path: '/keynote-thumbnails',
  summary: 'Pictures of the keynote videos that are kept here, by video id',
  responses: { 200: json(z.record(z.string(), z.string()), 'Addresses on this site'), ...refusals },
})

export function eventsApi({ read, now }: Platform) {
  return createApiRouter()
    .openapi(readEvents, async (c) => c.json(await read((db) => listEvents(db, now())), 200))
    .openapi(readThumbnails, async (c) => c.json(await read(listThumbnails), 200))
}
