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
  const trusted = settings.TRUST_PROXY > 0
  const host = (trusted && lastOf(headers['x-forwarded-host'])) || headers.host || ''
  const protocol = trusted && lastOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'
  if (host !== last.host || protocol !== last.protocol) last = { host, protocol, origin: originOf(protocol, host) }
  return last.origin
}

// Almost every request names the same host.
let last = { host: '', protocol: 'http', origin: 'http://localhost' }

const originOf = (protocol: string, host: string) =>
  hostName.test(host) ? `${protocol}://${host.toLowerCase()}` : 'http://localhost'

const lastOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim()
