import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Platform } from '#platform/platform.server.ts'
import type { Focus } from './image-task.ts'
import { fileVersion, findFile } from './queries.server.ts'
import { createVariants, isLarger, readWidth } from './variants.server.ts'

const forGood = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=60, stale-while-revalidate=86400'

/**
 * Serves stored files. A file may be replaced under its name, so browsers keep it but ask whether it is still the
 * same; an address with its version (`?v=…`) never changes. With a width (`&w=…`) a picture comes smaller, as AVIF or
 * WebP, whichever the browser takes; with `&as=share` as link previews show it. The policy keeps a stored SVG or HTML
 * from running.
 */
export function storage({ db }: Platform) {
  const variants = createVariants(db)
  return new Hono().get('/storage/:bucket/:name', compress(), async (c, next) => {
    const { bucket, name } = c.req.param()
    if (!fileName.test(bucket + name)) return next()
    const version = c.req.query('v') ?? ''
    if (version && c.req.query('as') === 'share') {
      const focus = readFocus(c.req.query('at'))
      const data = await variants.findShared({ bucket, name, version }, focus)
      const etag = `"${version}-share-${focus.x}-${focus.y}"`
      if (data) return send(c, { data, content_type: 'image/jpeg', etag, caching: forGood })
    }
    const width = readWidth(c.req.query('w'))
    const wanted = width && version ? { bucket, name, version, width } : undefined
    const isSmaller = wanted && (await isLarger(db, wanted))
    const variant = isSmaller && (await variants.find(wanted, takesAvif(c)))
    if (isSmaller) c.header('vary', 'accept')
    if (variant) {
      const etag = `"${version}-${width}-${variant.format}"`
      return send(c, { ...variant, content_type: `image/${variant.format}`, etag, caching: forGood })
    }
    const file = await findFile(db, bucket, name, version)
    if (!file) return next()
    // In another size as soon as there is time to make it.
    const caching = version === fileVersion(file.sha256) && !isSmaller && !c.req.query('as') ? forGood : forNow
    return send(c, { ...file, etag: `"${file.sha256.slice(0, 32)}"`, caching })
  })
}

function readFocus(at = ''): Focus {
  const [x = 50, y = 50] =
    /^(\d{1,3})-(\d{1,3})$/
      .exec(at)
      ?.slice(1)
      .map((share) => Math.min(100, Number(share))) ?? []
  return { x, y }
}

type Sent = { data: Buffer; content_type: string; etag: string; caching: string }

function send(c: Context, { data, content_type, etag, caching }: Sent) {
  c.header('etag', etag)
  c.header('cache-control', caching)
  c.header('content-type', content_type)
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox")
  // Readers of the feed and previews of links show it on their own pages.
  c.header('cross-origin-resource-policy', 'cross-origin')
  if (isKnown(etag, c.req.header('if-none-match'))) return c.body(null, 304)
  return c.body(new Uint8Array(data))
}

const takesAvif = (c: Context) => c.req.header('accept')?.includes('image/avif') ?? false

// What a stored name can consist of; anything else is not even looked for.
const fileName = /^[\w.-]+$/

/** The browser may know several versions, and a proxy that compresses marks them as weak. */
const isKnown = (etag: string, known = '') => known === '*' || known.includes(etag)
