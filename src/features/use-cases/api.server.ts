import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, notFound, refusals } from '#platform/http/api-router.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { findUseCase, listUseCases } from './queries.server.ts'

const row = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string().nullable(),
    body: z.string(),
    hero_image_url: z.string().nullable(),
    hero_image_alt: z.string().nullable(),
    published: z.boolean(),
    quote_text: z.string().nullable(),
    quote_name: z.string().nullable(),
    quote_role: z.string().nullable(),
    quote_logo_url: z.string().nullable(),
    show_cta_block: z.boolean(),
    tags: z.array(z.string()),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('UseCase')

const readUseCases = createRoute({
  method: 'get',
  path: '/use-cases',
  summary: 'Published use cases without their bodies, newest first; `q` is looked for in title and excerpt',
  request: {
    query: z.object({
      q: z.string().trim().max(200).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
  },
  responses: {
    200: json(z.object({ items: z.array(row.omit({ body: true })), total: z.int() }), 'One page and the whole number'),
    ...refusals,
  },
})

const readUseCase = createRoute({
  method: 'get',
  path: '/use-cases/{slug}',
  summary: 'One published use case',
  request: { params: z.object({ slug: z.string().min(1).max(200) }) },
  responses: { 200: json(row, 'The use case'), ...notFound, ...refusals },
})

export function publicUseCasesApi({ db }: Platform) {
  return createApiRouter()
    .openapi(readUseCases, async (c) => c.json(await listUseCases(db, c.req.valid('query')), 200))
    .openapi(readUseCase, async (c) => {
      const useCase = await findUseCase(db, c.req.valid('param').slug)
      if (!useCase) throw new Refusal(404, 'Success Story Not Found')
      return c.json(useCase, 200)
    })
}
