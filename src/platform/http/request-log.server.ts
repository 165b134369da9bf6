import { createMiddleware } from 'hono/factory'
import type { Platform } from '#platform/platform.server.ts'
import type { Metrics } from './metrics.server.ts'

/** One line and one measurement per request. The query string is left out: visitors type into it. */
export function logRequests({ log }: Pick<Platform, 'log'>, metrics: Metrics) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const started = performance.now()
    await next()
    const { status } = c.res
    const ms = performance.now() - started
    metrics.requests.observe({ kind: kindOf(c.req.path), status }, ms / 1000)
    const level = status >= 500 ? 'error' : c.req.method === 'GET' ? 'debug' : 'info'
    log[level](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: withoutKeys(c.req.path),
        status,
        ms: Math.round(ms),
      },
      'request',
    )
  })
}

/** Whoever reads the log could open what a link opens: a long part with capitals is no word of an address, but a key. */
export const withoutKeys = (path: string) => path.replace(/(?<=\/)(?=[^/]*[A-Z])[\w-]{24,}(?=[/.]|$)/g, '…')

function kindOf(path: string) {
  if (path.startsWith('/api/')) return 'api'
  if (/^\/((admin\/)?assets|storage)\//.test(path)) return 'file'
  return 'page'
}
