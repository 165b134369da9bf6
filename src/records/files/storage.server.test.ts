import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { storeFile } from './queries.server.ts'
import { storage } from './storage.server.ts'

const platform = await testPlatform()
const app = storage(platform)
const svg = { bucket: 'brand-logos', name: 'a1.svg', content_type: 'image/svg+xml' }
const store = (text: string) => storeFile(platform.db, { ...svg, data: Buffer.from(text) })
let address: string
beforeEach(async () => {
  address = await store('<svg/>')
})
const read = (path: string, headers: Record<string, string> = {}) => Promise.resolve(app.request(path, { headers }))

describe('a stored file', () => {
  test('is sent as it came, and can not run anything', async () => {
    const answer = await read(address)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('<svg/>')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/(^|; )sandbox($|;)/)
    expect(policy).not.toContain('script')
  })

  test('is sent compressed where that makes it smaller', async () => {
    const zipped = await read(address, { 'accept-encoding': 'gzip' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(zipped.headers.get('vary')).toContain('Accept-Encoding')
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe('<svg/>')
    const photo = { bucket: 'brand-logos', name: 'a1.jpg', content_type: 'image/jpeg', data: Buffer.from('a photo') }
    const plain = await read(await storeFile(platform.db, photo), { 'accept-encoding': 'gzip' })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'a photo'])
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = (await read(address)).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await read('/storage/brand-logos/a1.svg', { 'if-none-match': known })
      expect([answer.status, await answer.text()], known).toEqual([304, ''])
    }
    expect((await read(address, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('is kept for good under the address of its version alone', async () => {
    expect((await read(address)).headers.get('cache-control')).toContain('immutable')
    expect((await read('/storage/brand-logos/a1.svg')).headers.get('cache-control')).not.toContain('immutable')
  })

  test('is replaced under its name, and gets a new address by that', async () => {
    const next = await store('<svg id="b"/>')
    expect(next).not.toBe(address)
    expect(await (await read(next)).text()).toBe('<svg id="b"/>')
  })

  test('is still what it was under the address of an earlier version', async () => {
    const middle = await store('<svg id="b"/>')
    await store('<svg id="c"/>')
    for (const [earlier, text] of [
      [address, '<svg/>'],
      [middle, '<svg id="b"/>'],
    ] as const) {
      const answer = await read(earlier)
      expect(await answer.text()).toBe(text)
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
  })

  test('is not kept for good under the address of a version that there never was', async () => {
    for (const version of ['000000000000', '%25', '']) {
      const answer = await read(`/storage/brand-logos/a1.svg?v=${version}`)
      expect(await answer.text()).toBe('<svg/>')
      expect(answer.headers.get('cache-control')).not.toContain('immutable')
    }
  })
})

test.each([
  '/storage/brand-logos/unknown.svg',
  '/storage/unknown/a1.svg',
  '/storage/brand-logos/',
  '/storage/brand-logos/a1.svg/more',
  '/storage/brand-logos/..%2Fbrand-logos%2Fa1.svg',
  '/storage/brand-logos/..%2f..%2f..%2fetc%2fpasswd',
  '/storage/..%2F..%2Fetc/passwd',
  '/storage/brand-logos/%2e%2e',
  '/storage/brand-logos/a1.svg%00',
  '/storage/brand-logos/%E0%A4%A',
])('nothing is found under %s', async (path) => {
  expect((await read(path)).status).toBe(404)
})
