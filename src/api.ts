import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { blogApi } from '#features/blog/api.server.ts'
import { contactApi } from '#features/contact/api.server.ts'
import { eventsApi } from '#features/events/api.server.ts'
import { policiesApi } from '#features/policies/api.server.ts'
import { scanApi } from '#features/scan/api.server.ts'
import { publicUseCasesApi } from '#features/use-cases/api.server.ts'
import { createApiRouter } from '#platform/api-router.server.ts'
import { isDatabaseAway, isUnstorableText } from '#platform/database.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { problem, Refusal } from '#platform/problem.server.ts'
import { requirePublicKey } from '#platform/public-key.server.ts'
import { limitBody, refuseForeignWrites } from '#platform/write-guard.server.ts'
import { consultantsApi } from '#records/consultants/api.server.ts'
import { featureFlagsApi } from '#records/feature-flags/api.server.ts'
import { contentApi } from '#records/page-content/api.server.ts'
import { changesApi } from '#records/page-content/changes.server.ts'
import { referencesApi } from '#records/references/api.server.ts'
import { testimonialsApi } from '#records/testimonials/api.server.ts'
import { pageDefaults } from './page-defaults.ts'

const kilobyte = 1024

/** Every JSON endpoint. */
export function createApi(platform: Platform) {
  const api = createApiRouter().basePath('/api')
  api.use(requirePublicKey(platform.publicKey), refuseForeignWrites, limitBody(64 * kilobyte))
  api.route('/', featureFlagsApi(platform))
  api.route('/', referencesApi(platform))
  api.route('/', contentApi(platform, pageDefaults))
  api.route('/', changesApi(platform))
  api.route('/', blogApi(platform))
  api.route('/', publicUseCasesApi(platform))
  api.route('/', eventsApi(platform))
  api.route('/', scanApi(platform))
  api.route('/', consultantsApi(platform))
  api.route('/', testimonialsApi(platform))
  api.route('/', contactApi(platform))
  api.route('/', policiesApi(platform))
  describeApi(api)
  api.all('*', (c) => problem(c, 404, 'There is no such call.'))
  return api
}

function describeApi(api: ReturnType<typeof createApiRouter>) {
  api.openAPIRegistry.registerComponent('securitySchemes', 'publicKey', {
    type: 'apiKey',
    in: 'header',
    name: 'apikey',
  })
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Public API', version: '1.0.0' },
    security: [{ publicKey: [] }],
  })
}

/** The one place that answers what went wrong: refusals as they are, everything else logged once with its request id. */
export function answerErrors(app: Hono<{ Bindings: HttpBindings }>, { log }: Platform) {
  app.onError((error, c) => {
    if (error instanceof Refusal) return problem(c, error.status as 400, error.message, error.errors, error.details)
    if (error instanceof HTTPException) return problem(c, error.status as 400, error.message)
    if (isUnstorableText(error)) return problem(c, 400, 'A text has a character that can not be kept.')
    const requestId = c.get('requestId' as never) as string
    log.error({ error, requestId, path: c.req.path }, 'request failed')
    if (isDatabaseAway(error)) {
      c.header('retry-after', '5')
      return problem(c, 503, 'The database does not answer right now. Please try again in a few seconds.')
    }
    return problem(c, 500, `Something went wrong on our side. Reference: ${requestId}`)
  })
}
