import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { bestEncoding, createPageCache, isStored, type RenderedPage, type StoredPage } from './page-cache.server.ts'

const readHeaders = (list: string[]) =>
  Object.fromEntries(list.flatMap((name, place) => (place % 2 === 0 ? [[name, list[place + 1]]] : [])))

const megabyte = 1024 * 1024
const at = (path: string, origin = 'https://tandem.example') => ({ origin, path })
const page = (body: string, change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
  ...change,
})
const textOf = (kept: StoredPage | RenderedPage | undefined) =>
  kept && (isStored(kept) ? kept.bodies.identity.toString() : kept.body)

/** A rendering that ends when the test says so. */
function slowly(result: RenderedPage) {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  return { render: vi.fn(() => promise), finish: () => resolve(result) }
}

describe('a page that was rendered', () => {
  test('is sent from memory from then on', async () => {
    const cache = createPageCache({ maxBytes: megabyte })
    const render = vi.fn(async () => page('hello'))
    expect(cache.find(at('/'))).toBeUndefined()
    expect(textOf(await cache.findOrRender(at('/'), render))).toBe('hello')
    expect(textOf(await cache.findOrRender(at('/'), render))).toBe('hello')
    expect(textOf(cache.find(at('/')))).toBe('hello')
    expect(cache.find(at('/other'))).toBeUndefined()
    expect(render).toHaveBeenCalledOnce()
  })

  test('is rendered once for all who ask for it at the same time', async () => {
    const cache = createPageCache({ maxBytes: megabyte })
    const { render, finish } = slowly(page('hello'))
    const asked = Promise.all(Array.from({ length: 20 }, () => cache.findOrRender(at('/'), render)))
    finish()
    expect((await asked).map(textOf)).toEqual(Array(20).fill('hello'))
    expect(render).toHaveBeenCalledOnce()
  })

  test('is dropped when anything changes', async () => {
    const cache = createPageCache({ maxBytes: megabyte })
    await cache.findOrRender(at('/'), async () => page('before'))
    cache.clear()
    expect(cache.find(at('/'))).toBeUndefined()
    expect(cache.count()).toBe(0)
    expect(cache.bytes()).toBe(0)
    expect(textOf(await cache.findOrRender(at('/'), async () => page('after')))).toBe('after')
  })

  test('is not kept when something changed while it was rendered, and nobody who asks later gets it', async () => {
    const cache = createPageCache({ maxBytes: megabyte })
    const old = slowly(page('before'))
    const asked = cache.findOrRender(at('/'), old.render)
    cache.clear()
    const askedLater = cache.findOrRender(at('/'), async () => page('after'))
    old.finish()
    expect(textOf(await asked)).toBe('before')
    expect(textOf(await askedLater)).toBe('after')
    expect(textOf(cache.find(at('/')))).toBe('after')
  })

  test('is kept only until the moment from which it reads differently', async () => {
    let time = 1000
    const cache = createPageCache({ maxBytes: megabyte, now: () => time })
    await cache.findOrRender(at('/'), async () => page('one day left', { validUntil: 2000 }))
    time = 1999
    expect(textOf(cache.find(at('/')))).toBe('one day left')
    time = 2000
    expect(cache.find(at('/'))).toBeUndefined()
    expect(textOf(await cache.findOrRender(at('/'), async () => page('today')))).toBe('today')
  })

  test.each<[string, Partial<RenderedPage>]>([
    ['not found', { status: 404 }],
    ['a redirect', { status: 302, headers: { location: '/' } }],
    ['an error', { status: 500 }],
    ['unavailable', { status: 503 }],
    ['one that sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
    ['one that forbids it', { headers: { 'cache-control': 'private, no-store' } }],
  ])('is not kept when it is %s', async (_what, change) => {
    const cache = createPageCache({ maxBytes: megabyte })
    const answer = await cache.findOrRender(at('/'), async () => page('once', change))
    expect(isStored(answer)).toBe(false)
    expect(textOf(answer)).toBe('once')
    expect(cache.find(at('/'))).toBeUndefined()
  })

  test('is another one for each origin', async () => {
    const cache = createPageCache({ maxBytes: megabyte })
    const other = at('/', 'https://www.tandem.example')
    await cache.findOrRender(at('/'), async () => page('one'))
    expect(cache.find(other)).toBeUndefined()
    await cache.findOrRender(other, async () => page('other'))
    expect([at('/'), other].map((address) => textOf(cache.find(address)))).toEqual(['one', 'other'])
    expect(cache.count()).toBe(2)
  })

  test('makes room when memory is full: all are dropped, and kept again from then on', async () => {
    const body = (seed: number) => Array.from({ length: 3000 }, (_, index) => (index * 7919 * seed) % 9973).join()
    const cache = createPageCache({ maxBytes: 100_000 })
    const counts: number[] = []
    for (let seed = 1; seed <= 20; seed++) {
      await cache.findOrRender(at(`/${seed}`), async () => page(body(seed)))
      expect(cache.bytes()).toBeLessThanOrEqual(100_000)
      counts.push(cache.count())
    }
    expect(Math.max(...counts)).toBeGreaterThan(1)
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(1)
    expect(cache.bytes() > 0).toBe(cache.count() > 0)
  })

  test('takes the place of the one that was kept for its address before', async () => {
    let time = 0
    const cache = createPageCache({ maxBytes: megabyte, now: () => time })
    await cache.findOrRender(at('/'), async () => page('short', { validUntil: 1 }))
    const before = cache.bytes()
    time = 1
    await cache.findOrRender(at('/'), async () => page('other', { validUntil: 2 }))
    expect(cache.count()).toBe(1)
    expect(cache.bytes()).toBe(before)
  })

  test('is sent even when it alone is larger than the memory', async () => {
    const cache = createPageCache({ maxBytes: 1000 })
    expect(textOf(await cache.findOrRender(at('/'), async () => page('x'.repeat(5000))))).toHaveLength(5000)
    expect(cache.bytes()).toBe(0)
  })
})

test('a rendering that fails is told to all who waited, and the next visitor gets a fresh one', async () => {
  const cache = createPageCache({ maxBytes: megabyte })
  const failing = () => Promise.reject(new Error('database gone'))
  const asked = [cache.findOrRender(at('/'), failing), cache.findOrRender(at('/'), failing)]
  for (const answer of asked) await expect(answer).rejects.toThrow('database gone')
  expect(textOf(await cache.findOrRender(at('/'), async () => page('back again')))).toBe('back again')
})

describe('a kept page', () => {
  test('reads the same in every encoding, with the right headers', async () => {
    const cache = createPageCache({ maxBytes: megabyte })
    const body = '<p>Grüße</p>'.repeat(200)
    const kept = (await cache.findOrRender(at('/'), async () => page(body))) as StoredPage
    expect(kept.bodies.identity.toString()).toBe(body)
    expect(brotliDecompressSync(kept.bodies.br).toString()).toBe(body)
    expect(gunzipSync(kept.bodies.gzip).toString()).toBe(body)
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      expect(readHeaders(kept.headers[encoding])).toEqual({
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(kept.bodies[encoding].length),
        etag: kept.etag,
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
    }
    expect(readHeaders(kept.unchanged)).not.toHaveProperty('content-length')
  })

  test('has a mark that changes with its text and with nothing else', async () => {
    const cache = createPageCache({ maxBytes: megabyte })
    const markOf = async (path: string, body: string) =>
      ((await cache.findOrRender(at(path), async () => page(body))) as StoredPage).etag
    expect(await markOf('/a', 'same')).toBe(await markOf('/b', 'same'))
    expect(await markOf('/a', 'same')).not.toBe(await markOf('/c', 'other'))
  })
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br; q=0 , gzip', 'gzip'],
  ['BR', 'br'],
  ['x-br, gzip', 'gzip'],
])('a browser that accepts %j gets %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding)
})

test('a page is kept for ten minutes at most, whatever it was not told of', async () => {
  let time = 0
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => time })
  await cache.findOrRender(at('/'), async () => page('old'))
  time = 10 * 60_000 - 1
  expect(cache.find(at('/'))).toBeDefined()
  time += 1
  expect(cache.find(at('/'))).toBeUndefined()
})

test('while changes may be missed no page is kept, and none that was kept is sent', async () => {
  let isListening = true
  const cache = createPageCache({ maxBytes: 1_000_000, isListening: () => isListening })
  await cache.findOrRender(at('/known'), async () => page('known'))
  isListening = false
  expect(cache.find(at('/known'))).toBeUndefined()
  await cache.findOrRender(at('/new'), async () => page('new'))
  isListening = true
  expect(cache.find(at('/new'))).toBeUndefined()
})
