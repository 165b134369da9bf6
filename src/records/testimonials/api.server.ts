import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import { rowSchema } from '#platform/http/row-schema.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listTestimonials } from './queries.server.ts'
import { testimonials } from './tables.server.ts'

const row = rowSchema(testimonials).openapi('Testimonial')

const readTestimonials = createRoute({
  method: 'get',
  path: '/testimonials',
  summary: 'Active testimonials of a page by display order',
  request: { query: z.object({ page_key: z.string().min(1).max(100) }) },
  responses: { 200: json(z.array(row), 'Testimonials'), ...refusals },
})

export function testimonialsApi({ read }: Platform) {
  return createApiRouter().openapi(readTestimonials, async (c) => {
    const { page_key } = c.req.valid('query')
    return c.json(await read((db) => listTestimonials(db, page_key)), 200)
  })
}
