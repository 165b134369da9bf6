import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway, isDiskFull, isUnstorable } from '#platform/database/database.server.ts'
import { createApiRouter } from '#platform/http/api-router.server.ts'
import { addToProblems, problem, Refusal, unavailable } from '#platform/http/problem.server.ts'
import { requirePublicKey } from '#platform/http/public-key.server.ts'
import { withoutKeys } from '#platform/http/request-log.server.ts'
import { limitBody, refuseForeignWrites } from '#platform/http/write-guard.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Feature } from '#resources/feature.server.ts'

const kilobyte = 1024

/** Every JSON endpoint. */
export function createApi(platform: Platform, features: Feature[]) {
  const api = createApiRouter().basePath('/api')
  // Before the key is asked for, because that fails as well.
  for (const { failures = {} } of features)
    for (const [path, membersOf] of Object.entries(failures)) api.use(path, addToProblems(membersOf))
  api.use(requirePublicKey(platform.publicKey), refuseForeignWrites(platform.environment), limitBody(64 * kilobyte))
  for (const feature of features) if (feature.api) api.route('/', feature.api(platform, features))
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
    if (isUnstorable(error)) return problem(c, 400, 'A text has a character, or is a value, that can not be kept.')
    const requestId = c.get('requestId' as never) as string
    log.error({ error, requestId, path: withoutKeys(c.req.path) }, 'request failed')
    if (isDiskFull(error)) return unavailable(c, 'Nothing can be saved right now: the disk is full.', 60)
    if (isDatabaseAway(error))
      return unavailable(c, 'The database does not answer right now. Please try again in a few seconds.', 5)
    return problem(c, 500, `Something went wrong on our side. Reference: ${requestId}`)
  })
}
