import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

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

/** HTML by address, compressed once. Everything is dropped on any change: simple, and pages render in milliseconds. */
export function createPageCache({ maxBytes, isListening = () => true, now = Date.now }: Options) {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const rendering = new Map<string, Promise<StoredPage | RenderedPage>>()
  let generation = 0

  function find(key: string): StoredPage | undefined {
    const page = pages.get(key)
    if (page && page.validUntil > now() && isListening()) return page
  }

  /** Requests for the same address share one rendering. A page read before a change and finished after it isn't kept. */
  function findOrRender(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage | RenderedPage> {
    const known = find(key) ?? rendering.get(key)
    if (known) return Promise.resolve(known)
    const started = generation
    const work = (async () => {
      const page = await render()
      if (!mayBeStored(page)) return page
      const stored = await compress(page, now() + maxAgeMs)
      if (started === generation && isListening()) pages.set(key, stored)
      return stored
    })()
    rendering.set(key, work)
    const forget = () => {
      if (rendering.get(key) === work) rendering.delete(key)
    }
    work.then(forget, forget)
    return work
  }

  function clear() {
    generation += 1
    pages.clear()
    rendering.clear()
  }

  return { find, findOrRender, clear, bytes: () => pages.calculatedSize, count: () => pages.size }
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
  return {
    etag,
    validUntil: Math.min(validUntil ?? latest, latest),
    bodies: { identity, br, gzip: zipped },
    headers: { identity: sized(identity), br: sized(br, 'br'), gzip: sized(zipped, 'gzip') },
    unchanged: listOf(shared),
  }
}

const listOf = (headers: Headers) => Object.entries(headers).flat()

function sizeOf({ bodies, headers }: StoredPage) {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length + JSON.stringify(headers).length
}
