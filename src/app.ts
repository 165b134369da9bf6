import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { ServerBuild } from 'react-router'
import { scanDownloads } from '#features/scan/report/downloads.server.ts'
import type { Metrics } from '#platform/metrics.server.ts'
import { operations } from '#platform/operations.server.ts'
import { refuseOverload } from '#platform/overload.server.ts'
import { tidiedPath } from '#platform/page-address.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { problem } from '#platform/problem.server.ts'
import { watchRequests } from '#platform/request-log.server.ts'
import { staticFiles } from '#platform/static-files.server.ts'
import { storage } from '#records/files/storage.server.ts'
import { getCompanyName } from '#records/page-content/company-name.server.ts'
import { authApi } from '#records/staff/sign-in/api.server.ts'
import { covers } from '#site/covers.server.ts'
import { createAdminApi, resources } from './admin-api.ts'
import { adminPages, type ReadAdminDocument } from './admin-pages.ts'
import { answerErrors, createApi } from './api.ts'
import { pageDefaults } from './page-defaults.ts'
import { createPages } from './pages.ts'
import { previewLinks } from './preview.ts'

type Parts = {
  build: ServerBuild
  readAdminDocument: ReadAdminDocument
  metrics: Metrics
  isReady: () => Promise<boolean>
}

/** Everything the outside can reach, in the order it is tried. */
export function createApp(platform: Platform, parts: Parts): RequestListener {
  const { build, readAdminDocument, metrics, isReady } = parts
  const app = new Hono<{ Bindings: HttpBindings }>()
  const pages = createPages(platform, build, metrics)
  answerErrors(app, platform)
  app.use(requestId({ limitLength: 0 }), watchRequests(platform, metrics))
  app.route('/', operations(platform, { isReady, metrics }))
  app.use(refuseOverload(metrics))
  app.route('/', storage(platform))
  app.route('/', scanDownloads(platform))
  app.route('/', covers(platform, pageDefaults))
  app.route(
    '/',
    authApi(platform, () => getCompanyName(platform.db)),
  )
  app.route('/', createAdminApi(platform, pages))
  app.route('/', previewLinks({ platform, pages, resources }))
  app.route('/', createApi(platform))
  if (platform.environment.NODE_ENV === 'production') {
    const files = staticFiles('./build/client')
    app.get('/assets/*', files).get('/:file{[\\w-]+\\.\\w+}', files)
    app.get('/admin/assets/*', staticFiles('./build'))
  }
  app.use(async (c, next) => {
    const tidy = tidiedPath(c.req.path)
    return tidy ? c.redirect(tidy + new URL(c.req.url).search, 308) : next()
  })
  app.route('/', adminPages(platform, readAdminDocument))
  app.on(['GET', 'POST'], '*', (c) => pages.answer(c))
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD, POST')
    return problem(c, 405, 'A page is read, or sent a form.')
  })

  // Hono's own Request and Response can't hand a socket over to an event stream.
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (request, response) => {
    if (!pages.answerFromMemory(request, response)) listener(request, response)
  }
}
