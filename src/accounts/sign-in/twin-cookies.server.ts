import { createMiddleware } from 'hono/factory'
import { problem } from '#platform/http/problem.server.ts'

/**
 * Our own code and the sign-in library each read the cookies of a call, and of two with one name either may take the
 * other: a call would be by one user here and by another there. A browser never sends two of ours.
 */
export const refuseTwinCookies = createMiddleware(async (c, next) => {
  const names = (c.req.header('cookie') ?? '').split(';').map((part) => part.split('=', 1)[0]?.trim() ?? '')
  const ours = names.filter((name) => name.includes('tandem.'))
  return new Set(ours).size < ours.length ? problem(c, 400, 'A cookie came twice.') : next()
})
