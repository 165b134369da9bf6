import type { IncomingMessage } from 'node:http'
import { clientAddress } from '#platform/http/client-address.server.ts'
import { isSame } from '#platform/http/public-key.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import { securityHeaders } from '#platform/http/security-headers.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Feature, QuickAnswer } from '#resources/feature.server.ts'
import { viewInput } from './input.ts'
import { viewTakerOf } from './take-view.server.ts'

const largest = 4_000
const answer = JSON.stringify({ success: true })

/**
 * Takes a page view as our own pages send it without a Request, a Response and a router in between, which would take ten
 * times as long as counting it. Whatever is unusual about one goes the way of every other call, which knows how to refuse.
 */
export function quickVisits(platform: Platform, features: Feature[]): QuickAnswer {
  const { environment, publicKey, log } = platform
  const take = viewTakerOf(platform, features)

  const isUsual = ({ headers }: IncomingMessage) =>
    headers['content-type'] === 'application/json' &&
    Number(headers['content-length']) <= largest &&
    typeof headers.apikey === 'string' &&
    isSame(headers.apikey, publicKey) &&
    (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
    (headers.origin === undefined || headers.origin === requestOrigin(headers, environment))

  return (request, response, goOn) => {
    if (request.method !== 'POST' || request.url !== '/api/functions/visit' || !isUsual(request)) return false
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.once('end', async () => {
      request.rawBody = Buffer.concat(chunks)
      const view = viewInput.safeParse(parse(request.rawBody))
      if (!view.success) return goOn()
      const { headers } = request
      const wait = await take(view.data, clientAddress(request, environment.TRUST_PROXY), headers).catch((error) => {
        log.error({ error }, 'a visit was not counted')
        return 0
      })
      if (wait > 0) return goOn()
      const secure = requestOrigin(headers, environment).startsWith('https:')
      const own = { 'content-type': 'application/json', 'content-length': answer.length }
      response.writeHead(202, { ...securityHeaders(secure, environment), ...own }).end(answer)
    })
    return true
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
