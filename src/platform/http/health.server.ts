import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Platform } from '#platform/platform.server.ts'
import { isLocal } from './client-address.server.ts'
import type { Metrics } from './metrics.server.ts'
import { problem } from './problem.server.ts'
import { isSame } from './public-key.server.ts'

/** What the process relies on, each `ok` or in a few words what is wrong. */
export type Parts = Record<string, string>
export type Readiness = {
  /** Without one of these nothing can be served. */
  needed: Parts
  /** Without one of these visitors are still served, though not with everything. */
  useful: Parts
}

type Deps = {
  readReadiness: () => Promise<Readiness>
  isUser: (headers: Record<string, string>) => Promise<boolean>
  metrics: Metrics
}

/** What an operator's tools ask: is it up, can it serve, how is it doing. */
export function healthApi({ environment }: Platform, { readReadiness, isUser, metrics }: Deps) {
  const expected = environment.METRICS_TOKEN && `Bearer ${environment.METRICS_TOKEN}`
  return new Hono<{ Bindings: HttpBindings }>()
    .get('/healthz', (c) => c.json({ status: 'up' }))
    .get('/readyz', async (c) => {
      const { needed, useful } = await readReadiness()
      const parts = { ...needed, ...useful }
      c.header('cache-control', 'no-store')
      if (findFaults(needed).length === 0)
        return c.json({ status: findFaults(useful).length === 0 ? 'ready' : 'degraded', parts })
      c.header('retry-after', '5')
      return problem(c, 503, `Not ready: ${findFaults(parts).join(', ')}.`, undefined, { parts })
    })
    .get('/metrics', async (c) => {
      const hasToken = expected && isSame(c.req.header('authorization') ?? '', expected)
      if (!hasToken && !isLocal(c.env.incoming) && !(await isUser(c.req.header())))
        return problem(c, 403, 'Only from this machine, with the token METRICS_TOKEN, or signed in.')
      c.header('cache-control', 'no-store')
      return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
    })
}

const findFaults = (parts: Parts) =>
  Object.entries(parts).flatMap(([name, state]) => (state === 'ok' ? [] : `${name} ${state}`))
