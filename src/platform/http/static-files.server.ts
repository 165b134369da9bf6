import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"

/** The files of a build, compressed beforehand. Those under assets/ have their content's hash in their name. */
export function staticFiles(root: string) {
  const serve = serveStatic({ root, precompressed: true })
  return createMiddleware(async (c, next) => {
    const found = await serve(c, async () => {})
    if (!found) return next()
    const isHashed = c.req.path.includes('/assets/')
    found.headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    // A worker is bound by the policy of its file, and a drawing by that of its own.
    found.headers.set('content-security-policy', policy)
    return found
  })
}
