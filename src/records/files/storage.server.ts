import { Hono } from 'hono'
import type { Platform } from '#platform/platform.server.ts'
import { findFile } from './queries.server.ts'

/**
 * Serves stored files. A file may be replaced under its name, so browsers keep it but ask whether it is still the
 * same; an address with its version (`?v=…`) never changes. The policy keeps a stored SVG or HTML from running.
 */
export function storage({ db }: Platform) {
  return new Hono().get('/storage/:bucket/:name', async (c) => {
    const file = await findFile(db, c.req.param('bucket'), c.req.param('name'))
    if (!file) return c.notFound()
    const etag = `"${file.sha256.slice(0, 32)}"`
    c.header('etag', etag)
    c.header(
      'cache-control',
      c.req.query('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=60, stale-while-revalidate=86400',
    )
    c.header('content-type', file.content_type)
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    c.header('x-content-type-options', 'nosniff')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    return c.body(new Uint8Array(file.data))
  })
}
