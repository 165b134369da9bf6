import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { findPost } from '#features/blog/queries.server.ts'
import { findUseCase } from '#features/use-cases/queries.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/company-name.server.ts'
import type { PageDefaults } from '#records/page-content/defaults.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { type CoverText, drawCover } from './cover-picture.server.tsx'
import { staticPages } from './static-pages.ts'

const megabyte = 1024 * 1024

/** The share picture of every page, `/covers` + its path + `.png`. Drawn once; only pages that exist have one. */
export function covers({ db, now }: Platform, pages: PageDefaults[]) {
  const drawn = new LRUCache<string, Buffer, CoverText>({
    maxSize: 16 * megabyte,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (_key, _stale, { context }) => drawCover(context),
  })

  async function findTitle(path: string): Promise<string | undefined> {
    const pageKey = Object.entries(staticPages).find(([known]) => known === path)?.[1]
    const defaults = pages.find((page) => page.pageKey === pageKey)
    if (defaults) return (await getPageContent(db, defaults)).meta_title
    const [, kind, slug] = path.match(/^\/(blog|use-cases)\/([^/]+)$/) ?? []
    if (!slug) return
    const found = kind === 'blog' ? await findPost(db, slug, now()) : await findUseCase(db, slug)
    return found?.title
  }

  return new Hono().get('/covers/:address{.+\\.png}', async (c) => {
    const name = c.req.param('address').slice(0, -'.png'.length)
    const path = name === 'home' ? '/' : `/${name}`
    const title = await findTitle(path)
    if (!title) return c.notFound()
    const cover = { seed: path.split('/').at(-1) || 'home', title, companyName: await getCompanyName(db) }
    const etag = `"${createHash('sha256').update(JSON.stringify(cover)).digest('base64url').slice(0, 22)}"`
    c.header('etag', etag)
    c.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    c.header('x-content-type-options', 'nosniff')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    const picture = await drawn.forceFetch(etag, { context: cover })
    c.header('content-type', 'image/png')
    return c.body(new Uint8Array(picture))
  })
}
