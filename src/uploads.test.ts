import { deflateSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listen } from '#platform/http/server.server.ts'
import { files } from '#records/files/tables.server.ts'
import { photo, png } from '#tests/pictures.ts'
import { movingGif, openUploads, place, type Sent } from '#tests/uploads.ts'

const { db, app, cookie, send, read } = await openUploads()
const sendPicture = (bytes: Uint8Array | string, sent?: Sent) => send('files/pictures', bytes, sent)

describe('a picture', () => {
  test('is turned upright, made at most 2000 px wide, and loses what the camera wrote down', async () => {
    const bytes = await photo(1000, 3000)
      .withMetadata({ orientation: 6 })
      .withExifMerge(place.exif as never)
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { status, body } = await sendPicture(bytes, { name: 'IMG_1.JPG', type: 'image/jpeg' })
    expect([status, body]).toEqual([201, { url: expect.any(String), width: 2000, height: 667 }])
    const stored = await read(body.url)
    const facts = await sharp(stored.bytes).metadata()
    expect([stored.type, facts.format, facts.width, facts.height]).toEqual(['image/webp', 'webp', 2000, 667])
    expect([facts.exif, facts.orientation]).toEqual([undefined, undefined])
    expect(stored.bytes.includes('Secret')).toBe(false)
  })

  test.each([
    ['PNG', () => photo(40, 30).png().toBuffer()],
    ['WebP', () => photo(40, 30).webp().toBuffer()],
    ['AVIF', () => photo(40, 30).avif({ effort: 0 }).toBuffer()],
    ['GIF', () => photo(40, 30).gif().toBuffer()],
  ])('may be a %s, and is not enlarged', async (_kind, make) => {
    const { status, body } = await sendPicture(await make(), { name: 'whatever.bin', type: 'text/plain' })
    expect([status, body.width, body.height]).toEqual([201, 40, 30])
  })

  test('is stored under a name that its sender can not choose', async () => {
    const bytes = await photo(4, 4).png().toBuffer()
    for (const name of ['../../etc/passwd', '..\\..\\boot.ini', 'a/b.png', '.htaccess', 'a\0.png', '%2e%2e%2fa.png']) {
      const { body } = await sendPicture(bytes, { name })
      expect(body.url).toMatch(/^\/storage\/pictures\/[0-9a-f]{32}\.webp\?v=[0-9a-f]{12}$/)
    }
    expect(await db.$count(files, eq(files.bucket, 'pictures'))).toBeGreaterThanOrEqual(6)
  })

  test('keeps what is see-through', async () => {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const { body } = await sendPicture(bytes)
    expect((await sharp((await read(body.url)).bytes).metadata()).hasAlpha).toBe(true)
  })
})

describe('refused in words is', () => {
  test.each([
    ['a page that calls itself a picture', '<html><script>alert(1)</script></html>', 'a.png', 415],
    ['a program that calls itself a picture', 'MZ\x90\0\x03', 'a.jpg', 415],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.png', 415],
    ['a document', '%PDF-1.7 ...', 'a.pdf', 415],
    ['a photograph that browsers do not show', '\0\0\0\x18ftypheic\0\0\0\0', 'a.heic', 415],
    ['a beginning without an end', '\x89PNG\r\n\x1a\n', 'a.png', 422],
    ['an empty file', '', 'a.png', 422],
  ])('%s', async (_what, text, name, expected) => {
    const { status, type, body } = await sendPicture(Buffer.from(text, 'latin1'), { name, type: 'image/png' })
    expect([status, type]).toEqual([expected, 'application/problem+json'])
    expect(body.errors).toEqual([{ path: 'file', message: body.detail }])
    expect(body.detail.length).toBeGreaterThan(15)
  })

  test('a picture that was cut off in the middle', async () => {
    const whole = await photo(800, 600).jpeg().toBuffer()
    expect(await sendPicture(whole.subarray(0, whole.length / 2))).toMatchObject({ status: 422 })
  })

  test('a picture that moves', async () => {
    const { status, body } = await sendPicture(await movingGif())
    expect([status, body.detail]).toEqual([422, 'It moves. Please save it as a still picture.'])
  })

  test('a few bytes that claim to be thousands of megapixels', async () => {
    const { status, body } = await sendPicture(png(60_000, 60_000, deflateSync(Buffer.alloc(1_000))))
    expect([status, body.detail]).toEqual([422, 'It has more than 40 megapixels. Please make it smaller first.'])
  })

  test('a few kilobytes that unpack to more than they say', async () => {
    const packed = deflateSync(Buffer.alloc(200_000_000))
    const { status } = await sendPicture(png(10, 10, packed))
    expect([201, 422]).toContain(status)
    const text = Buffer.concat([Buffer.from('Comment\0\0'), packed])
    expect([201, 422]).toContain(
      (await sendPicture(png(1, 1, deflateSync(Buffer.from([0, 1, 2, 3])), ['zTXt', text]))).status,
    )
  })

  test('one that is both a picture and a page is stored as a picture alone', async () => {
    const both = Buffer.concat([await photo(8, 8).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { body } = await sendPicture(both, { name: 'a.html', type: 'text/html' })
    const stored = await read(body.url)
    expect([stored.type, stored.bytes.includes('script')]).toEqual(['image/webp', false])
  })

  test('more than 15 MB', async () => {
    const { status, body } = await sendPicture(Buffer.alloc(15 * 1024 * 1024 + 1))
    expect([status, body.detail]).toEqual([413, 'The file may have at most 15 MB.'])
    expect(await sendPicture(Buffer.alloc(17 * 1024 * 1024))).toMatchObject({ status: 413 })
  })
})

describe('an upload', () => {
  test('needs a session', async () => {
    expect(await sendPicture('x', { headers: { cookie: '' } })).toMatchObject({ status: 401 })
    expect(
      await send('references/00000000-0000-4000-8000-000000000000/logo', 'x', { headers: { cookie: '' } }),
    ).toMatchObject({ status: 401 })
  })

  test('comes from our own pages alone', async () => {
    const bytes = await photo(4, 4).png().toBuffer()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])
      expect(await sendPicture(bytes, { headers }), JSON.stringify(headers)).toMatchObject({ status: 403 })
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost', host: 'localhost' }
    expect(await sendPicture(bytes, { headers: own })).toMatchObject({ status: 201 })
  })

  test('has its file in the field of that name, and one only', async () => {
    const bytes = await photo(4, 4).png().toBuffer()
    expect(await sendPicture(bytes, { field: 'picture' })).toMatchObject({ status: 422 })
    const form = new FormData()
    form.append('file', new File([bytes as BlobPart], 'a.png'))
    form.append('file', new File([bytes as BlobPart], 'b.png'))
    const two = await app.request('/api/admin/files/pictures', { method: 'PUT', body: form, headers: { cookie } })
    expect(two.status).toBe(422)
    const words = new FormData()
    words.append('file', 'just words')
    const none = await app.request('/api/admin/files/pictures', { method: 'PUT', body: words, headers: { cookie } })
    expect(none.status).toBe(422)
  })

  test('that breaks off is told to try again', async () => {
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' }
    const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf of'
    const answer = await app.request('/api/admin/files/pictures', { method: 'PUT', headers, body })
    expect(answer.status).toBe(400)
    expect((await answer.json()).detail).toBe('The upload did not arrive as a whole. Please try again.')
  })

  test('may come in pieces without saying how long it is, up to the same size', async () => {
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
    const server = await listen(listener, { port: 0, host: '127.0.0.1' })
    const upload = async (bytes: Uint8Array) => {
      const form = new FormData()
      form.append('file', new File([bytes as BlobPart], 'a.png'))
      const { headers, body } = new Request('http://localhost', { method: 'PUT', body: form })
      const address = `http://127.0.0.1:${server.port}/api/admin/files/pictures`
      const type = headers.get('content-type') ?? ''
      const sent = { method: 'PUT', headers: { cookie, 'content-type': type }, body, duplex: 'half' as const }
      // Whoever goes on sending after the refusal may find the connection closed before the words arrive.
      return (await fetch(address, sent).catch(() => undefined))?.status ?? 'closed'
    }
    expect(await upload(await photo(40, 30).png().toBuffer())).toBe(201)
    expect([413, 'closed']).toContain(await upload(Buffer.alloc(17 * 1024 * 1024)))
    expect(await upload(await photo(40, 30).png().toBuffer())).toBe(201)
    await server.stop()
  })

  test('is a form; other calls still take JSON alone', async () => {
    const json = { cookie, 'content-type': 'application/json' }
    const asJson = await app.request('/api/admin/files/pictures', { method: 'PUT', headers: json, body: '{}' })
    expect(asJson.status).toBe(415)
    const form = new FormData()
    form.append('name', 'x')
    const asForm = await app.request('/api/admin/references', { method: 'POST', headers: { cookie }, body: form })
    expect(asForm.status).toBe(415)
  })
})
