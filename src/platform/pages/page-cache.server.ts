import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Headers = Record<string, string>

/**
 * A rendered page. `validUntil` is the moment from which it would read differently although no row changes, `failure` what
 * kept a part of it from being read.
 */
export type RenderedPage = {
  status: number
  headers: Headers
  body: string
  validUntil?: number | undefined
  failure?: unknown
}

type Encoding = 'identity' | 'gzip' | 'br'

/** Headers are kept as the list that Node writes out, because a page is sent thousands of times a second. */
export type StoredPage = {
  etag: string
  validUntil: number
  /** What it takes of the memory. */
  bytes: number
  bodies: Record<Encoding, Buffer>
  headers: Record<Encoding, string[]>
  unchanged: string[]
}

const brotli = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

// Whatever a page was not told of, it is never shown for longer.
const maxAgeMs = 10 * 60_000

type Options = {
  maxBytes: number
  /** False while changes may be missed: then nothing is kept, and nothing that was. */
  isListening?: () => boolean
  now?: () => number
}

/** Where a page is asked for: by whom the site is called, and by which path of it. */
type Address = { origin: string; path: string }

/**
 * HTML by address, compressed once. Everything is dropped on any change, and when there is no more room: simple, and pages
 * render in milliseconds.
 */
export function createPageCache({ maxBytes, isListening = () => true, now = Date.now }: Options) {
  // Joined into one text, origin and path would have to be copied and hashed anew for each request.
  const pages = new Map<string, Map<string, StoredPage>>()
  const rendering = new Map<string, Promise<StoredPage | RenderedPage>>()
  let bytes = 0
  let generation = 0

  function find({ origin, path }: Address): StoredPage | undefined {
    const page = pages.get(origin)?.get(path)
    if (page && page.validUntil > now() && isListening()) return page
  }

  /** Requests for the same address share one rendering. A page read before a change and finished after it isn't kept. */
  function findOrRender(address: Address, render: () => Promise<RenderedPage>): Promise<StoredPage | RenderedPage> {
    const key = address.origin + address.path
    const known = find(address) ?? rendering.get(key)
    if (known) return Promise.resolve(known)
    const started = generation
    const work = (async () => {
      const page = await render()
      if (!mayBeStored(page)) return page
      const stored = await compress(page, now() + maxAgeMs)
      if (started === generation && isListening()) keep(address, stored)
      return stored
    })()
    rendering.set(key, work)
    const forget = () => {
      if (rendering.get(key) === work) rendering.delete(key)
    }
    work.then(forget, forget)
    return work
  }

  function keep({ origin, path }: Address, page: StoredPage) {
    const ofOrigin = pages.get(origin) ?? new Map<string, StoredPage>()
    bytes += page.bytes - (ofOrigin.get(path)?.bytes ?? 0)
    pages.set(origin, ofOrigin.set(path, page))
    if (bytes > maxBytes) drop()
  }

  function drop() {
    pages.clear()
    bytes = 0
  }

  function clear() {
    generation += 1
    drop()
    rendering.clear()
  }

  const count = () => [...pages.values()].reduce((sum, ofOrigin) => sum + ofOrigin.size, 0)
  return { find, findOrRender, clear, bytes: () => bytes, count }
}

export function isStored(page: StoredPage | RenderedPage): page is StoredPage {
  return 'bodies' in page
}

export function bestEncoding(accepted = ''): Encoding {
  if (acceptsBrotli.test(accepted)) return 'br'
  return acceptsGzip.test(accepted) ? 'gzip' : 'identity'
}

// Named, and not refused by a quality of zero.
const acceptsBrotli = /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i
const acceptsGzip = /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i

function mayBeStored({ status, headers }: RenderedPage) {
  return status === 200 && !headers['set-cookie'] && !headers['cache-control']?.includes('no-store')
}

async function compress({ headers, body, validUntil }: RenderedPage, latest: number): Promise<StoredPage> {
  const identity = Buffer.from(body)
  const [br, zipped] = await Promise.all([brotli(identity, quality), promisify(gzip)(identity)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const shared = { ...headers, etag, vary: 'accept-encoding' }
  const sized = (bytes: Buffer, encoding?: string) =>
    listOf({
      ...shared,
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding }),
    })
  const sizedHeaders = { identity: sized(identity), br: sized(br, 'br'), gzip: sized(zipped, 'gzip') }
  return {
    etag,
    validUntil: Math.min(validUntil ?? latest, latest),
    bytes: identity.length + br.length + zipped.length + JSON.stringify(sizedHeaders).length,
    bodies: { identity, br, gzip: zipped },
    headers: sizedHeaders,
    unchanged: listOf(shared),
  }
}

const listOf = (headers: Headers) => Object.entries(headers).flat()
