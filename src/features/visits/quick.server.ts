import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { clientAddress } from '#platform/http/client-address.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import { dataHeaders } from '#platform/http/security-headers.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Feature, QuickAnswer } from '#resources/feature.server.ts'
import { viewInput } from './input.ts'
import { viewTakerOf } from './take-view.server.ts'

const largest = 4_000
// Together they take less than one by one between pages, and no browser waits for the answer.
const togetherMs = 20
const answer = JSON.stringify({ success: true })
const readView = (body: string) => viewInput.safeParse(parse(body))
// Most views of a page read like the one before.
const views = new LRUCache<string, ReturnType<typeof readView>>({ max: 500, memoMethod: readView })

/**
 * Takes a page view as our own pages send it without a Request, a Response and a router in between, which would take ten
 * times as long as counting it. Whatever is unusual about one goes the way of every other call, which knows how to refuse.
 */
export function quickVisits(platform: Platform, features: Feature[]): QuickAnswer {
  const { environment, publicKey, log } = platform
  const take = viewTakerOf(platform, features)
  const own = { 'content-type': 'application/json', 'content-length': answer.length }
  const headersOver = {
    http: { ...dataHeaders(false, environment), ...own },
    https: { ...dataHeaders(true, environment), ...own },
  }

  const isUsual = ({ headers }: IncomingMessage) =>
    headers['content-type'] === 'application/json' &&
    Number(headers['content-length']) <= largest &&
    headers.apikey === publicKey &&
    (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
    (headers.origin === undefined || headers.origin === requestOrigin(headers, environment))

  let waiting: (() => void)[] = []

  function answerWaiting() {
    const all = waiting
    waiting = []
    for (const answerOne of all) answerOne()
  }

  return (request, response, goOn) => {
    if (request.method !== 'POST' || request.url !== '/api/functions/visit' || !isUsual(request)) return false
    const { headers } = request
    const address = clientAddress(request, environment.TRUST_PROXY)
    let body: Buffer = Buffer.of()

    async function answerOne() {
      request.rawBody = body
      const view = views.memo(body.toString())
      if (!view.success) return goOn()
      const wait = await take(view.data, address, headers).catch((error) => {
        log.error({ error }, 'a visit was not counted')
        return 0
      })
      if (wait > 0) return goOn()
      const isSecure = requestOrigin(headers, environment).startsWith('https:')
      response.writeHead(202, headersOver[isSecure ? 'https' : 'http']).end(answer)
    }

    // Almost always in one piece.
    request.on('data', (chunk) => {
      body = body.length === 0 ? chunk : Buffer.concat([body, chunk])
    })
    request.on('end', () => {
      if (waiting.push(answerOne) === 1) setTimeout(answerWaiting, togetherMs)
    })
    return true
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
