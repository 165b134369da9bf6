import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { mergeTexts, type PageDefaults } from './defaults.ts'
import { findSavedTexts } from './queries.server.ts'

const readContent = createRoute({
  method: 'get',
  path: '/content/{page_key}',
  summary: 'The texts of a page, or only those marked for the home page',
  request: {
    params: z.object({ page_key: z.string().min(1).max(100) }),
    query: z.object({ show_on_homepage: z.enum(['true', 'false']).optional() }),
  },
  responses: {
    200: json(
      z.object({ page_key: z.string(), sections: z.record(z.string(), z.string()) }).openapi('PageContent'),
      'Texts by section key: saved ones over built-in ones',
    ),
    ...refusals,
  },
})

export function contentApi({ read, cache }: Platform, pages: PageDefaults[]) {
  return createApiRouter().openapi(readContent, async (c) => {
    const { page_key } = c.req.valid('param')
    const onHomepageOnly = c.req.valid('query').show_on_homepage === 'true'
    const builtIn = onHomepageOnly ? {} : pages.find((page) => page.pageKey === page_key)?.texts
    const saved = await cache.getOrLoad(`content ${page_key} ${onHomepageOnly}`, 5, () =>
      read((db) => findSavedTexts(db, page_key, onHomepageOnly)),
    )
    return c.json({ page_key, sections: mergeTexts(builtIn ?? {}, saved) }, 200)
  })
}
