import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { hasSignedCookie } from '#accounts/session.server.ts'
import { type Database, isDatabaseAway } from '#platform/database/database.server.ts'
import { clientAddress } from '#platform/http/client-address.server.ts'
import type { Metrics } from '#platform/http/metrics.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import { contentSecurityPolicy, securityHeaders, takeOwnScripts } from '#platform/http/security-headers.server.ts'
import type { DataCache } from '#platform/pages/data-cache.server.ts'
import { canonicalAddress, readablePath } from '#platform/pages/page-address.server.ts'
import {
  bestEncoding,
  createPageCache,
  isStored,
  type RenderedPage,
  type StoredPage,
} from '#platform/pages/page-cache.server.ts'
import { type PageRequest, type Platform, pageContext, platformContext } from '#platform/platform.server.ts'
import { type Feature, featuresContext } from '#resources/feature.server.ts'
import type { ReadAdminDocument } from './admin-pages.ts'

type PageContext = Context<{ Bindings: HttpBindings }>

const megabyte = 1024 * 1024

// The `manifestPath` of react-router.config.ts: the browser asks here which scripts the next pages need.
const routeManifest = '/routes.json'

export type Pages = ReturnType<typeof createPages>

type Deps = { features: Feature[]; build: ServerBuild; metrics: Metrics; readAdminDocument: ReadAdminDocument }

/** Every page: from memory when it is there, else rendered by React Router. */
export function createPages(platform: Platform, { features, build, metrics, readAdminDocument }: Deps) {
  const { environment, changeFeed } = platform
  const parameters = [...new Set(features.flatMap((feature) => feature.parameters ?? []))]
  const isLive = environment.NODE_ENV === 'production'
  const cache = createPageCache({ maxBytes: 64 * megabyte, isListening: changeFeed.isListening })
  const route = createRequestHandler(build, environment.NODE_ENV)
  changeFeed.subscribe(() => cache.clear())
  let hits = 0
  let misses = 0
  metrics.counter('page_cache_hits_total', 'Pages sent from memory', () => hits)
  metrics.counter('page_cache_misses_total', 'Pages that were rendered because none was kept', () => misses)
  metrics.gauge('page_cache_bytes', 'Memory that kept pages take', cache.bytes)
  metrics.gauge('page_cache_pages', 'Pages that are kept', cache.count)

  const addressOf = ({ headers, url = '/' }: IncomingMessage) => ({
    origin: requestOrigin(headers, environment),
    path: canonicalAddress(url, parameters),
  })

  async function render(request: Request, address = '', using = platform): Promise<RenderedPage> {
    const url = new URL(request.url)
    const page: PageRequest = { origin: url.origin, address, nonce: randomBytes(16).toString('base64url') }
    const context = new RouterContextProvider()
    context.set(platformContext, using)
    context.set(pageContext, page)
    context.set(featuresContext, features)
    const response = await route(request, context)
    const { html: body, scripts } = takeOwnScripts(await response.text(), page.nonce)
    const secure = page.origin.startsWith('https:')
    const headers: Record<string, string> = {
      'cache-control': 'no-cache',
      ...securityHeaders(secure, environment),
      ...Object.fromEntries(response.headers),
    }
    if (isLive) headers['content-security-policy'] = contentSecurityPolicy(scripts, secure)
    const { status } = response
    const { failure, validUntil } = page
    if (!failure) return { status, headers, body, validUntil }
    headers['cache-control'] = 'no-store'
    const isAway = status === 503 || isDatabaseAway(failure)
    if (isAway) headers['retry-after'] = '5'
    return { status: isAway ? 503 : status, headers, body, failure }
  }

  /** Rendered without the visitor's headers, so that nothing of theirs can get into what others are sent. */
  async function renderForAll(address: string): Promise<RenderedPage> {
    try {
      return await platform.read(async (db) => {
        // What one page reads of a replica is not shared with pages that don't.
        const using = db === platform.db ? platform : { ...platform, db, cache: noCache }
        const page = await render(new Request(address), '', using)
        if (page.failure) throw new FailedPage(page)
        return page
      })
    } catch (error) {
      if (error instanceof FailedPage) return error.page
      throw error
    }
  }

  /** Users get a bar that leads to the forms behind the page. Nobody else loads any of it. */
  async function withEditBar(page: RenderedPage, path: string): Promise<RenderedPage> {
    const bar = await readAdminDocument('edit-bar.html', path)
    return { ...page, body: page.body.replace('</body>', () => `${bar}</body>`) }
  }

  return {
    /** A page as another database has it at a moment, with nothing remembered from ours. */
    renderWith: (db: Database, address: string, moment: Date) =>
      render(new Request(address), '', { ...platform, db, primary: db, cache: noCache, now: () => moment }),

    /** The quickest way out: straight to the socket, without a Request or a Response in between. */
    answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || mayBeUser(request)) return false
      const started = performance.now()
      const page = cache.find(addressOf(request))
      if (!page) return false
      hits += 1
      sendStored(request, response, page)
      metrics.fromMemory.observe(response.statusCode, (performance.now() - started) / 1000)
      return true
    },

    async answer(c: PageContext): Promise<Response> {
      const { incoming } = c.env
      const address = addressOf(incoming)
      const url = address.origin + address.path
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      if (c.req.path === routeManifest) return send(c, await render(withReadablePaths(c.req.raw)))
      if (!isRead) {
        const visitor = clientAddress(incoming, environment.TRUST_PROXY)
        const request = new Request(url, c.req.raw)
        // Whose form it is was asked before: React Router would compare it with one address, where there may be two.
        request.headers.delete('origin')
        const page = await render(request, visitor)
        // It shows again what a visitor has written.
        return send(c, { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } })
      }
      if (!isLive || (mayBeUser(incoming) && (await hasSignedCookie(platform, c.req.header())))) {
        const { cookie = '' } = incoming.headers
        const page = await render(new Request(url, { method: c.req.method, headers: { cookie } }))
        return send(c, mayBeUser(incoming) ? await withEditBar(page, c.req.path) : page)
      }
      if (cache.find(address)) hits += 1
      else misses += 1
      const page = await cache.findOrRender(address, () => renderForAll(url))
      if (!isStored(page)) return send(c, page)
      sendStored(incoming, c.env.outgoing, page)
      return alreadySent(c.env.outgoing.statusCode)
    },
  }
}

/** One that lacks something; another server may have it. */
class FailedPage extends Error {
  page: RenderedPage
  constructor(page: RenderedPage) {
    super('page failed', { cause: page.failure })
    this.page = page
  }
}

const noCache: DataCache = { getOrLoad: (_key, _minutes, read) => Promise.resolve(read()) }

function withReadablePaths(request: Request) {
  const url = new URL(request.url)
  const paths = url.searchParams.get('paths')
  if (paths) url.searchParams.set('paths', paths.split(',').map(readablePath).join(','))
  return new Request(url, request)
}

/** Straight to the socket as well: in a Response the body would become a stream and be copied twice. */
function send(c: PageContext, { status, headers, body }: RenderedPage) {
  const bytes = Buffer.from(body)
  const { requestId } = c.var as RequestIdVariables
  const own = { 'content-length': bytes.length, 'x-request-id': requestId }
  c.env.outgoing.writeHead(status, { ...headers, ...own }).end(bytes)
  return alreadySent(status)
}

function sendStored(request: IncomingMessage, response: ServerResponse, page: StoredPage) {
  if (request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.unchanged).end()
    return
  }
  const encoding = bestEncoding(request.headers['accept-encoding'])
  response.writeHead(200, page.headers[encoding])
  response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding])
}

const alreadySent = (status: number) => new Response(null, { status, headers: { 'x-hono-already-sent': 'true' } })

/** Users always see a page that was rendered for them. Here it is only seen who can't be one, which takes no time. */
const mayBeUser = (request: IncomingMessage) => request.headers.cookie?.includes('tandem.session') ?? false
