import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { ServerBuild } from 'react-router'
import { findSession } from '#accounts/session.server.ts'
import { authApi } from '#accounts/sign-in/api.server.ts'
import { healthApi, type Readiness } from '#platform/http/health.server.ts'
import { shedLoad } from '#platform/http/load-shedding.server.ts'
import type { Metrics } from '#platform/http/metrics.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { logRequests } from '#platform/http/request-log.server.ts'
import { hasPossibleHost } from '#platform/http/request-origin.server.ts'
import { setSecurityHeaders } from '#platform/http/security-headers.server.ts'
import { staticFiles } from '#platform/http/static-files.server.ts'
import { refuseForeignForms } from '#platform/http/write-guard.server.ts'
import { canonicalPath, hasControlCharacter, isTooDeep } from '#platform/pages/page-address.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { covers } from '#site/covers.server.ts'
import { createAdminApi } from './admin-api.ts'
import { adminPages, type ReadAdminDocument } from './admin-pages.ts'
import { answerErrors, createApi } from './api.ts'
import { createPages, type Pages } from './pages.ts'
import { previewLinks } from './preview.ts'

type Deps = {
  features: Feature[]
  build: ServerBuild
  readAdminDocument: ReadAdminDocument
  metrics: Metrics
  readReadiness: () => Promise<Readiness>
}

// Pictures and reports are drawn one after the other in a process of their own, a few each second.
const drawn = /^\/covers\/.+\.png$|\/(?:picture\.png|report\.pdf)$/
// Files with nothing to compute, and streams, which have a limit of their own and no end.
const free = /^\/(?:admin\/)?assets\/|^\/api\/changes$/

/** Answers whatever the outside asks for: a page that is kept at once, everything else by the first route that takes it. */
export function createApp(platform: Platform, deps: Deps): RequestListener {
  const pages = createPages(platform, deps)
  // Hono's own Request and Response can't hand a socket over to an event stream.
  const listener = getRequestListener(createRoutes(platform, pages, deps).fetch, {
    overrideGlobalObjects: false,
    hostname: 'localhost',
  })
  const quick = deps.features.flatMap((feature) => feature.quick?.(platform, deps.features) ?? [])
  const answer: RequestListener = (request, response) => {
    const isPossible = namesHost(request) && hasPossibleHost(request.headers, platform.environment)
    if (isPossible && pages.answerFromMemory(request, response)) return
    const route = () => {
      setSecurityHeaders(request, response, platform.environment)
      if (isPossible) listener(request, response)
      else refuseHost(response)
    }
    if (!isPossible || !quick.some((take) => take(request, response, route))) route()
  }
  return (request, response) => platform.tracing.request(request, response, () => answer(request, response))
}

/** HTTP 1.1 wants one. Balancers ask for health without. */
const namesHost = ({ headers, httpVersion, url = '' }: IncomingMessage) =>
  headers.host !== undefined || httpVersion === '1.0' || /^\/(?:healthz|readyz)(?![^?])/.test(url)

/** Before anything else: whatever asks for the address of the request would fail. */
function refuseHost(response: ServerResponse) {
  const refusal = { title: 'Bad request', status: 400, detail: 'No address can be made of this host.' }
  response.writeHead(400, { 'content-type': 'application/problem+json' }).end(JSON.stringify(refusal))
}

/** Everything the outside can reach, in the order it is tried. */
export function createRoutes(platform: Platform, pages: Pages, deps: Deps) {
  const { features, metrics, readReadiness } = deps
  const app = new Hono<{ Bindings: HttpBindings }>()
  const isUser = async (headers: Record<string, string>) => (await findSession(platform, headers)) !== undefined
  answerErrors(app, platform)
  app.use(requestId({ limitLength: 0 }), logRequests(platform, metrics))
  app.use(async (c, next) => {
    const path = pathOf(c)
    if (hasControlCharacter(path)) return problem(c, 400, 'An address has no control characters.')
    return isTooDeep(path) ? problem(c, 404, 'There is no such page.') : next()
  })
  app.route('/', healthApi(platform, { readReadiness, isUser, metrics }))
  for (const feature of features) feature.metrics?.(metrics, platform)
  app.use(shedLoad(metrics, { drawn, free }))
  for (const feature of features) if (feature.routes) app.route('/', feature.routes(platform, features))
  app.route('/', covers(platform, features))
  app.route(
    '/',
    authApi(platform, () => getCompanyName(platform.db)),
  )
  app.route('/', createAdminApi(platform, { pages, features }))
  app.route('/', previewLinks({ platform, pages, features }))
  app.route('/', createApi(platform, features))
  if (platform.environment.NODE_ENV === 'production') {
    const files = staticFiles('./build/client')
    app.get('/assets/*', files).get('/:file{[\\w-]+\\.\\w+}', files)
    app.get('/admin/assets/*', staticFiles('./build'))
  }
  // Never a page: that would be rendered however long the line is.
  app.on('ALL', ['/assets/*', '/admin/assets/*'], (c) => problem(c, 404, 'There is no such file.'))
  app.use(async (c, next) => {
    const given = pathOf(c)
    // Pages are found in capitals too.
    const path = (canonicalPath(given) ?? given).replace(/^\/admin(?![^/])/i, '/admin')
    return path === given ? next() : c.redirect(path + new URL(c.req.url).search, 308)
  })
  app.route('/', adminPages(platform, deps))
  app.post('*', refuseForeignForms(platform.environment))
  app.on(['GET', 'POST'], '*', (c) => pages.answer(c))
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD, POST')
    return problem(c, 405, 'A page is read, or sent a form.')
  })
  return app
}

/** As it was sent: Hono's is decoded. */
const pathOf = (c: Context) => new URL(c.req.url).pathname
