import { Hono } from 'hono'
import type { Platform } from '#platform/platform.server.ts'
import { fileVersion, findFile } from './queries.server.ts'

/**
 * Serves stored files. A file may be replaced under its name, so browsers keep it but ask whether it is still the
 * same; an address with its version (`?v=…`) never changes. The policy keeps a stored SVG or HTML from running.
 */
export function storage({ db }: Platform) {
  return new Hono().get('/storage/:bucket/:name', async (c, next) => {
    const { bucket, name } = c.req.param()
    const file = fileName.test(bucket + name) && (await findFile(db, bucket, name))
    if (!file) return next()
    const etag = `"${file.sha256.slice(0, 32)}"`
    c.header('etag', etag)
    c.header(
      'cache-control',
      c.req.query('v') === fileVersion(file.sha256)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=60, stale-while-revalidate=86400',
    )
    c.header('content-type', file.content_type)
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
    // Readers of the feed and previews of links show it on their own pages.
    c.header('cross-origin-resource-policy', 'cross-origin')
    if (isKnown(etag, c.req.header('if-none-match'))) return c.body(null, 304)
    return c.body(new Uint8Array(file.data))
  })
}

// What a stored name can consist of; anything else is not even looked for.
const fileName = /^[\w.-]+$/

/** The browser may know several versions, and a proxy that compresses marks them as weak. */
const isKnown = (etag: string, known = '') => known === '*' || known.includes(etag)
