import type { IncomingHttpHeaders } from 'node:http'
import type { Environment } from '#platform/environment.server.ts'

type Settings = Pick<Environment, 'PUBLIC_URL' | 'TRUST_PROXY'>

/**
 * The address that links in mails begin with. It never comes from a request: whoever asks for a mail to somebody else
 * could choose where its link leads. Without the setting mails stay in the outbox, and the link is for this machine.
 */
export const mailedOrigin = ({ PUBLIC_URL, PORT }: Pick<Environment, 'PUBLIC_URL' | 'PORT'>) =>
  PUBLIC_URL ?? `http://localhost:${PORT}`

const hostName = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d.-]*[a-z\d])?)(:\d{1,5})?$/i

/**
 * The address visitors reach the site by: the configured one, else the request's host. Forwarding headers count only
 * behind proxies that the operator trusts. A host that can't be one falls back to localhost, so that it never
 * reaches a link.
 */
export function requestOrigin(headers: IncomingHttpHeaders, settings: Settings): string {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL
  const host = forwardedHost(headers, settings) || headers.host || ''
  const protocol = settings.TRUST_PROXY > 0 && lastOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'
  if (host !== last.host || protocol !== last.protocol) last = { host, protocol, origin: originOf(protocol, host) }
  return last.origin
}

// Almost every request names the same host.
let last = { host: '', protocol: 'http', origin: 'http://localhost' }

const originOf = (protocol: string, host: string) =>
  hostName.test(host) && isPossible(host) ? `${protocol}://${host.toLowerCase()}` : 'http://localhost'

/**
 * Whether addresses can be made of the hosts that a request names, as they are from here on. A service's name in a
 * network of containers will do, though no link is made of it.
 */
export function hasPossibleHost(headers: IncomingHttpHeaders, settings: Settings): boolean {
  const forwarded = settings.PUBLIC_URL ? undefined : forwardedHost(headers, settings)
  return (!headers.host || isPossible(headers.host)) && (!forwarded || isPossible(forwarded))
}

/** Not one that ends in a number and is no address of four, nor one with a port beyond the last. */
function isPossible(host: string) {
  if (host !== lastAsked.host) lastAsked = { host, isPossible: URL.canParse(`http://${host}`) }
  return lastAsked.isPossible
}

let lastAsked = { host: '', isPossible: false }

const forwardedHost = (headers: IncomingHttpHeaders, { TRUST_PROXY }: Settings) =>
  TRUST_PROXY > 0 ? lastOf(headers['x-forwarded-host']) : undefined

const lastOf = (header: string | string[] | undefined) =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim()
