import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

/** The files of a build, compressed beforehand. Those under assets/ have their content's hash in their name. */
export function staticFiles(root: string) {
  const serve = serveStatic({ root, precompressed: true })
  return createMiddleware(async (c, next) => {
    const found = await serve(c, async () => {})
    if (!found) return next()
    const isHashed = c.req.path.includes('/assets/')
    found.headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    found.headers.set('x-content-type-options', 'nosniff')
    found.headers.set('cross-origin-resource-policy', 'same-origin')
    return found
  })
}
