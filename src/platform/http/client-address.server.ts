import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The visitor's address: the connection's, or behind N trusted proxies the Nth from the right of X-Forwarded-For. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return direct
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return hops.at(-trustedProxies) ?? direct
}

/** The same for a call of the API. Calls that did not come over a network, such as those of tests, have none. */
export function callerAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming ? clientAddress(incoming, trustedProxies) : 'unknown'
}

/** True only for someone on this machine; anything a proxy passed on is from elsewhere unless the proxy says so. */
export function isLocal(request: IncomingMessage, trustedProxies: number): boolean {
  if (trustedProxies === 0 && (request.headers['x-forwarded-for'] || request.headers.forwarded)) return false
  return isLoopback(clientAddress(request, trustedProxies))
}

export const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)
