import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.server.ts'
import type { Metrics } from './metrics.server.ts'
import { problem, unavailable } from './problem.server.ts'
import { bodyTimeoutMs, receiveBody } from './received-body.server.ts'

// Beyond these, more at once only makes each of them slower: there is one thread and ten database connections.
const answering = { maxConcurrent: 16, timeoutMs: 1_000, burst: 50, maxQueued: 600 }
// What somebody has typed is worth a longer wait than a page. So few at once leave connections to those who read, and
// each is kept sooner.
const receiving = { maxConcurrent: 6, timeoutMs: 10_000, burst: 200, maxQueued: 600 }
// Apart, so that neither slow uploads of staff nor guesses at passwords keep visitors waiting, and no crowd of visitors
// keeps staff from saving.
const editing = { ...receiving, maxConcurrent: 16 }
const ofStaff = /^\/api\/(?:admin|auth)\//
const drawing = { maxConcurrent: 4, timeoutMs: 3_000, burst: 10, maxQueued: 50 }

// Uploads: who sends them is known before the first byte is read.
const large = /^\/api\/admin\//

const largestBody = 64 * 1024

/** Which requests draw, each of which takes long, and which cost nothing. */
type Paths = { drawn: RegExp; free: RegExp; timeoutMs?: number }

/** Keeps the server quick when more is asked of it than it can do: a short queue, and beyond it a quick refusal. */
export function shedLoad(metrics: Metrics, { drawn, free, timeoutMs = bodyTimeoutMs }: Paths) {
  const limits = {
    answering: createConcurrencyLimit(answering),
    receiving: createConcurrencyLimit(receiving),
    editing: createConcurrencyLimit(editing),
    drawing: createConcurrencyLimit(drawing),
  }
  const limitOf = (path: string, method: string) => {
    if (drawn.test(path)) return limits.drawing
    if (method === 'GET' || method === 'HEAD') return limits.answering
    return ofStaff.test(path) ? limits.editing : limits.receiving
  }
  for (const [name, limit] of Object.entries(limits)) measure(metrics, name, limit)

  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { path } = c.req
    if (free.test(path)) return next()
    if (!large.test(path)) {
      const body = await receiveBody(c.env.incoming, { largest: largestBody, timeoutMs })
      // What is still to come of it would be taken for the next request.
      if (body === 'too large' || body === 'cut off') c.header('connection', 'close')
      if (body === 'too large') return problem(c, 413, `The body may have at most ${largestBody / 1024} KB.`)
      if (body === 'cut off') return problem(c, 408, 'The body did not arrive.')
    }
    const release = await limitOf(path, c.req.method).acquire()
    if (!release) return unavailable(c, full, 2)
    try {
      await next()
    } finally {
      release()
    }
  })
}

const full = 'There are more visitors than we can serve at this moment. Please try again in a few seconds.'

function measure(metrics: Metrics, name: string, { queued, rejected }: ConcurrencyLimit) {
  metrics.gauge(`${name}_waiting`, 'Requests that wait for their turn', queued)
  metrics.counter(`${name}_refused_total`, 'Requests that were refused because the queue stood', rejected)
}
