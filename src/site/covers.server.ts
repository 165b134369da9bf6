import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Platform } from '#platform/platform.server.ts'
import { getCompanyName, getPageContent } from '#records/page-content/queries.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { type CoverText, drawCover } from './cover-picture.server.tsx'

const megabyte = 1024 * 1024

/** The share picture of every page, `/covers` + its path + `.png`. Drawn once; only pages that exist have one. */
export function covers({ db, now }: Platform, features: Feature[]) {
  const pages = features.flatMap(({ texts = [] }) => texts)
  const drawn = new LRUCache<string, Buffer, CoverText>({
    maxSize: 16 * megabyte,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (_key, _stale, { context }) => drawCover(context),
  })

  async function findTitle(path: string): Promise<string | undefined> {
    const page = pages.find((known) => known.path === path)
    if (page) return (await getPageContent(db, page.content)).meta_title
    for (const { findTitle } of features) {
      const title = await findTitle?.(db, path, now())
      if (title) return title
    }
  }

  return new Hono().get('/covers/:address{.+\\.png}', async (c, next) => {
    const name = c.req.param('address').slice(0, -'.png'.length)
    const path = name === 'home' ? '/' : `/${name}`
    const title = await findTitle(path)
    if (!title) return next()
    const cover = { seed: path.split('/').at(-1) || 'home', title, companyName: await getCompanyName(db) }
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
