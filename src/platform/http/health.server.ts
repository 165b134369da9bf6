import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Platform } from '#platform/platform.server.ts'
import { isLocal } from './client-address.server.ts'
import type { Metrics } from './metrics.server.ts'
import { problem } from './problem.server.ts'

type Deps = { isReady: () => Promise<boolean>; metrics: Metrics }

/** What an operator's tools ask: is it up, can it serve, how is it doing. */
export function healthApi({ environment }: Platform, { isReady, metrics }: Deps) {
  return new Hono<{ Bindings: HttpBindings }>()
    .get('/healthz', (c) => c.json({ status: 'up' }))
    .get('/readyz', async (c) => {
      if (await isReady().catch(() => false)) return c.json({ status: 'ready' })
      c.header('retry-after', '5')
      return problem(c, 503, 'The database does not answer or is not up to date.')
    })
    .get('/metrics', async (c) => {
      if (!isLocal(c.env.incoming, environment.TRUST_PROXY)) return problem(c, 403, 'Only from this machine.')
      return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
    })
}
