import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Platform } from '#platform/platform.server.ts'
import { isLocal } from './client-address.server.ts'
import type { Metrics } from './metrics.server.ts'
import { problem } from './problem.server.ts'
import { isSame } from './public-key.server.ts'

type Deps = {
  isReady: () => Promise<boolean>
  isUser: (headers: Record<string, string>) => Promise<boolean>
  metrics: Metrics
}

/** What an operator's tools ask: is it up, can it serve, how is it doing. */
export function healthApi({ environment }: Platform, { isReady, isUser, metrics }: Deps) {
  const expected = environment.METRICS_TOKEN && `Bearer ${environment.METRICS_TOKEN}`
  return new Hono<{ Bindings: HttpBindings }>()
    .get('/healthz', (c) => c.json({ status: 'up' }))
    .get('/readyz', async (c) => {
      if (await isReady().catch(() => false)) return c.json({ status: 'ready' })
      c.header('retry-after', '5')
      return problem(c, 503, 'The database does not answer or is not up to date.')
    })
    .get('/metrics', async (c) => {
      const hasToken = expected && isSame(c.req.header('authorization') ?? '', expected)
      if (!hasToken && !isLocal(c.env.incoming) && !(await isUser(c.req.header())))
        return problem(c, 403, 'Only from this machine, with the token METRICS_TOKEN, or signed in.')
      c.header('cache-control', 'no-store')
      return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
    })
}
