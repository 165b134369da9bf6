import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Environment } from '#platform/environment.server.ts'
import { problem } from './problem.server.ts'
import { bodyTimeoutMs, withTimeout } from './received-body.server.ts'
import { requestOrigin } from './request-origin.server.ts'

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses what a form on a foreign page could send: a write must be JSON and, where the browser says where it comes
 * from, come from this site.
 */
export const refuseForeignWrites = (environment: Environment) =>
  createMiddleware(async (c, next) => {
    if (!writes.has(c.req.method)) return next()
    if (isForeign(c, environment)) return problem(c, 403, 'Writes from other sites are refused.')
    const type = contentType(c)
    const hasBody = Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding') !== undefined
    if ((hasBody || type) && type !== 'application/json') return problem(c, 415, 'Send the body as application/json.')
    return next()
  })

/** The same for files, which come as a form. */
export const acceptUploads = (environment: Environment) =>
  createMiddleware(async (c, next) => {
    if (isForeign(c, environment)) return problem(c, 403, 'Uploads from other sites are refused.')
    if (contentType(c) !== 'multipart/form-data') return problem(c, 415, 'Send the file as multipart/form-data.')
    return next()
  })

/** The same for what a page posts without scripts. */
export const refuseForeignForms = (environment: Environment) =>
  createMiddleware(async (c, next) => {
    if (isForeign(c, environment)) return problem(c, 403, 'Forms of other sites are refused.')
    return next()
  })

/** By what the browser says of itself, which it does over https, else by the address of the page, which it always tells. */
function isForeign(c: Context, environment: Environment) {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  return origin !== undefined && origin !== requestOrigin(c.req.header(), environment)
}

const contentType = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

type BodyLimits = { timeoutMs?: number; tooLarge?: string }

/**
 * Receives the body. Not Hono's own: of a body without a length that one makes a new request, which can't be made from
 * our adapter's. Here what was read is put where Hono looks for it.
 */
export const limitBody = (maxSize: number, { timeoutMs = bodyTimeoutMs, tooLarge }: BodyLimits = {}) =>
  createMiddleware(async (c, next) => {
    const refuseSize = () => problem(c, 413, tooLarge ?? `The body may have at most ${Math.floor(maxSize / 1024)} KB.`)
    const length = c.req.header('transfer-encoding') === undefined ? c.req.header('content-length') : undefined
    if (Number(length) > maxSize) return refuseSize()
    if (length === '0' || (length === undefined && !c.req.raw.body)) return next()
    const reading = length === undefined ? readAtMost(c.req.raw.body, maxSize) : c.req.arrayBuffer()
    const body = await withTimeout(reading, timeoutMs, 'cut off' as const).catch(() => 'cut off' as const)
    // What is still to come of it would be taken for the next request.
    if (typeof body === 'string') c.header('connection', 'close')
    if (body === 'too large') return refuseSize()
    if (body === 'cut off') return problem(c, 408, 'The body did not arrive.')
    // Kept as a promise, whatever its type says.
    c.req.bodyCache.arrayBuffer = Promise.resolve(body) as unknown as ArrayBuffer
    return next()
  })

async function readAtMost(stream: ReadableStream<Uint8Array> | null, most: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.length
    if (size > most) return 'too large'
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks)).buffer
}
