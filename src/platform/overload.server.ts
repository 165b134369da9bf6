import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createGate, type Gate } from './gate.server.ts'
import type { Metrics } from './metrics.server.ts'
import { problem } from './problem.server.ts'
import { bodyPatience, receiveBody } from './received-body.server.ts'
import { securityHeaders } from './security-headers.server.ts'

// Beyond these, more at once only makes each of them slower: there is one thread and ten database connections.
const answering = { atOnce: 16, patience: 1_000, short: 50, longest: 600 }
// Pictures and reports are drawn one after the other in a process of their own, a few each second.
const drawing = { atOnce: 4, patience: 3_000, short: 10, longest: 50 }

const drawn = /^\/covers\/|\/(?:picture\.png|report\.pdf)$/
// Files with nothing to compute, and streams, which have a limit of their own and no end.
const free = /^\/(?:admin\/)?assets\/|^\/api\/changes$/
// Uploads: who sends them is known before the first byte is read.
const large = /^\/api\/admin\//

const largestBody = 64 * 1024

/** Keeps the server quick when more is asked of it than it can do: a short line, and beyond it a quick refusal. */
export function refuseOverload(metrics: Metrics, patience = bodyPatience) {
  const gates = { answering: createGate(answering), drawing: createGate(drawing) }
  for (const [name, gate] of Object.entries(gates)) watch(metrics, name, gate)

  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { path } = c.req
    if (free.test(path)) return next()
    if (!large.test(path)) {
      const body = await receiveBody(c.env.incoming, { largest: largestBody, within: patience })
      // What is still to come of it would be taken for the next request.
      if (body === 'too large' || body === 'cut off') c.header('connection', 'close')
      if (body === 'too large') return problem(c, 413, `The body may have at most ${largestBody / 1024} KB.`)
      if (body === 'cut off') return problem(c, 408, 'The body did not arrive.')
    }
    const leave = await (drawn.test(path) ? gates.drawing : gates.answering).enter()
    if (!leave) return refuse(c)
    try {
      await next()
    } finally {
      leave()
    }
  })
}

function refuse(c: Context) {
  c.header('retry-after', '2')
  c.header('cache-control', 'no-store')
  const words = 'There are more visitors than we can serve at this moment. Please try again in a few seconds.'
  if (!c.req.header('accept')?.includes('text/html')) return problem(c, 503, words)
  for (const [name, value] of Object.entries(securityHeaders(false))) c.header(name, value)
  c.header('content-security-policy', "default-src 'none'")
  return c.html(`<!doctype html><html lang="en"><title>One moment, please</title><p>${words}</p></html>`, 503)
}

function watch(metrics: Metrics, name: string, gate: Gate) {
  metrics.gauge(`${name}_waiting`, 'Requests that wait for their turn', gate.waiting)
  metrics.gauge(`${name}_refused`, 'Requests that were refused because the line stood', gate.turnedAway)
}
