import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, refusals } from '#platform/http/api-router.server.ts'
import { callerAddress } from '#platform/http/client-address.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { LimitReached } from '#platform/http/rate-limit.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { teamInput } from './input.ts'
import { tooManyTeams } from './page.server.ts'
import { managePath, teamPath } from './paths.ts'
import { createTeamScan } from './queries.server.ts'

const makeTeamScan = createRoute({
  method: 'post',
  path: '/functions/team-scan',
  summary: 'Makes a team scan: a link for colleagues, and one for the organiser, to whom both are mailed',
  request: { body: { required: true, content: { 'application/json': { schema: teamInput } } } },
  responses: {
    201: json(z.object({ teamUrl: z.string(), manageUrl: z.string() }), 'The links; neither can be asked for again'),
    ...refusals,
    429: { description: 'Too many from one address or network, or for one e-mail address; Retry-After says when' },
  },
})

export function teamApi(platform: Platform) {
  const { environment } = platform
  return createApiRouter().openapi(makeTeamScan, async (c) => {
    try {
      const address = callerAddress(c, environment.TRUST_PROXY)
      const { teamToken, manageToken } = await createTeamScan(platform, c.req.valid('json'), address)
      const origin = requestOrigin(c.req.header(), environment)
      c.header('cache-control', 'no-store')
      return c.json({ teamUrl: origin + teamPath(teamToken), manageUrl: origin + managePath(manageToken) }, 201)
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
      c.header('retry-after', String(error.retryAfter))
      return problem(c, 429, tooManyTeams) as never
    }
  })
}
