import { timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { problem } from './problem.server.ts'

/** Lets a call through that carries the public key in the header `apikey`, or in the address where it can't. */
export function requirePublicKey(key: string) {
  return createMiddleware(async (c, next) => {
    const given = c.req.header('apikey') ?? c.req.query('apikey')
    if (!given) return problem(c, 401, 'The public key is missing. Send it in the header apikey.')
    if (!isSame(given, key)) return problem(c, 401, 'The public key is wrong.')
    await next()
  })
}

/** Takes as long for a wrong one whose first letters are right. */
export function isSame(given: string, key: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}
