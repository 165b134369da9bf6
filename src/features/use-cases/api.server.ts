import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, notFound, refusals, renamed } from '#platform/http/api-router.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { rowSchema } from '#platform/http/row-schema.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { findNewSlug, findUseCase, listUseCases } from './queries.server.ts'
import { useCases } from './tables.server.ts'

const row = rowSchema(useCases).openapi('UseCase')

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
  responses: { 200: json(row, 'The use case'), ...renamed, ...notFound, ...refusals },
})

export function publicUseCasesApi({ read }: Platform) {
  return createApiRouter()
    .openapi(readUseCases, async (c) => c.json(await read((db) => listUseCases(db, c.req.valid('query'))), 200))
    .openapi(readUseCase, async (c) => {
      const { slug } = c.req.valid('param')
      const useCase = await read((db) => findUseCase(db, slug))
      if (useCase) return c.json(useCase, 200)
      const newSlug = await read((db) => findNewSlug(db, slug))
      if (!newSlug) throw new Refusal(404, 'Success Story Not Found')
      return c.redirect(`/api/use-cases/${newSlug}${new URL(c.req.url).search}`, 302)
    })
}
