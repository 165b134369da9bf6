import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, SocketAddress } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The visitor's address: the connection's, or behind N trusted proxies the Nth from the right of X-Forwarded-For. What
 * stands there and is no address, or claims to be this machine, is never believed.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const hops = trustedProxies > 0 ? request.headers['x-forwarded-for'] : undefined
  const hop = parseAddress(
    String(hops ?? '')
      .split(',')
      .at(-trustedProxies) ?? '',
  )
  if (hop && !isLoopback(hop)) return hop
  const direct = parseAddress(request.socket.remoteAddress ?? '') ?? ''
  return hops !== undefined && isLoopback(direct) ? 'unknown' : direct
}

/** The same for a call of the API. Calls that did not come over a network, such as those of tests, have none. */
export function callerAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming ? clientAddress(incoming, trustedProxies) : 'unknown'
}

// By any of these a proxy says that it passes on what somebody else asked.
const passedOn = [
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'],
  ...['cf-connecting-ip', 'true-client-ip', 'x-client-ip'],
]

/** True only for someone on this machine: the connection tells, and no header of a proxy. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  return isLoopback(parseAddress(socket.remoteAddress ?? '') ?? '') && !passedOn.some((name) => name in headers)
}

/** Of an address in its usual form. */
export const isLoopback = (address: string) => address === '::1' || (address.startsWith('127.') && isIPv4(address))

// IPv6 has brackets when it comes with a port.
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/

/**
 * An address in its usual form, without the port, brackets, quotes and zone that it may come with. IPv4 in the clothes of
 * IPv6 is IPv4: else one visitor would be two.
 */
export function parseAddress(given: string): string | undefined {
  if (isIPv4(given)) return given
  const bare = given.trim().replace(/^"(.*)"$/, '$1')
  const [, six, four] = withPort.exec(bare) ?? []
  const address = (six ?? four ?? bare).replace(/%.*$/, '')
  if (isIP(address) !== 6) return isIP(address) ? address : undefined
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '')
}
