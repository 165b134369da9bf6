import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { LRUCache } from 'lru-cache'
import type { Platform } from '#platform/platform.server.ts'
import { getCompanyName, getPageContent } from '#records/page-content/queries.server.ts'
import type { Cover, Feature } from '#resources/feature.server.ts'
import { coverFile } from '#ui/covers/art.server.tsx'
import { type CoverText, drawCover } from './cover-picture.server.tsx'

const megabyte = 1024 * 1024

/**
 * The share picture of every page, `/covers` + its path + `.png`: drawn once, and only for pages that exist. And the
 * drawings that stand on pages, which are so quick to make that none is kept.
 */
export function covers({ db, now }: Platform, features: Feature[]) {
  const pages = features.flatMap(({ texts = [] }) => texts)
  const drawn = new LRUCache<string, Buffer, CoverText>({
    maxSize: 16 * megabyte,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (_key, _stale, { context }) => drawCover(context),
  })

  async function findCover(path: string): Promise<Cover | undefined> {
    const page = pages.find((known) => known.path === path)
    if (page) return { title: (await getPageContent(db, page.content)).meta_title ?? '', topic: page.content.pageKey }
    for (const { findCover } of features) {
      const cover = await findCover?.(db, path, now())
      if (cover) return cover
    }
  }

  const app = new Hono()

  app.get('/covers/art/:topic/:seed{.+\\.svg}', compress(), (c) => {
    c.header('cache-control', 'public, max-age=604800, stale-while-revalidate=2592000')
    c.header('content-type', 'image/svg+xml')
    return c.body(coverFile(c.req.param('topic'), c.req.param('seed').slice(0, -'.svg'.length)))
  })

  return app.get('/covers/:address{.+\\.png}', async (c, next) => {
    const name = c.req.param('address').slice(0, -'.png'.length)
    const path = name === 'home' ? '/' : `/${name}`
    const found = await findCover(path)
    if (!found?.title) return next()
    const cover = { ...found, seed: path.split('/').at(-1) || 'home', companyName: await getCompanyName(db) }
    const etag = `"${createHash('sha256').update(JSON.stringify(cover)).digest('base64url').slice(0, 22)}"`
    c.header('etag', etag)
    c.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    // Readers of the feed and previews of links show it on their own pages.
    c.header('cross-origin-resource-policy', 'cross-origin')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    const picture = await drawn.forceFetch(etag, { context: cover })
    c.header('content-type', 'image/png')
    return c.body(new Uint8Array(picture))
  })
}
