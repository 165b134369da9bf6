import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { problem } from './problem.server.ts'

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses what a form on a foreign page could send: a write must be JSON and, where the browser says where it comes
 * from, come from this site.
 */
export const refuseForeignWrites = createMiddleware(async (c, next) => {
  if (!writes.has(c.req.method)) return next()
  const site = c.req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return problem(c, 403, 'Writes from other sites are refused.')
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const hasBody = c.req.header('content-length') !== undefined || c.req.header('transfer-encoding') !== undefined
  if ((hasBody || type) && type !== 'application/json') return problem(c, 415, 'Send the body as application/json.')
  return next()
})

export const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => problem(c, 413, `The body may have at most ${Math.floor(maxSize / 1024)} KB.`) })
