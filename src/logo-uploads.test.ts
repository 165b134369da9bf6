import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { photo } from '#tests/pictures.ts'
import { movingGif, openUploads, place, type Sent } from '#tests/uploads.ts'

const { db, app, editor, create, send, read } = await openUploads()
const { id } = await create('references', { name: 'Norvane' })

describe('the logo of a reference', () => {
  const sendLogo = (bytes: Uint8Array | string, sent: Sent) => send(`references/${id}/logo`, bytes, sent)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>'

  test('is stored under the id and the ending of the file, and the row is answered', async () => {
    const { status, body } = await sendLogo(await photo(20, 10).png().toBuffer(), { name: 'Logo.PNG' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, name: 'Norvane' })
    expect(body.logo_url).toMatch(new RegExp(`^/storage/brand-logos/${id}\\.png\\?v=`))
    const stored = await read(body.logo_url)
    expect([stored.type, (await sharp(stored.bytes).metadata()).format]).toEqual(['image/png', 'png'])
  })

  test('may be replaced, and gets a new address by that', async () => {
    const first = await sendLogo(await photo(20, 10).png().toBuffer(), { name: 'a.png' })
    const before = first.body.logo_url
    const { body } = await sendLogo(await photo(30, 10).png().toBuffer(), { name: 'b.png' })
    expect(body.logo_url.split('?')[0]).toBe(before.split('?')[0])
    expect(body.logo_url).not.toBe(before)
  })

  test('may be a drawing, which is cleaned', async () => {
    const { body } = await sendLogo(svg, { name: 'logo.svg' })
    const stored = await read(body.logo_url)
    expect(stored.type).toBe('image/svg+xml')
    expect(stored.bytes.toString()).toContain('<path d="M0 0h9v9z">')
    expect(stored.bytes.toString()).not.toContain('script')
  })

  test.each([
    ['jpg', (image: Sharp) => image.jpeg()],
    ['jpeg', (image: Sharp) => image.jpeg()],
    ['webp', (image: Sharp) => image.webp()],
    ['avif', (image: Sharp) => image.avif({ effort: 0 })],
    ['png', (image: Sharp) => image.png()],
    ['gif', (image: Sharp) => image.gif()],
  ])('may be a .%s, and stays as it came where it is small and clean', async (ending, encode) => {
    const bytes = await encode(photo(20, 10)).toBuffer()
    const { body } = await sendLogo(bytes, { name: `logo.${ending}` })
    expect(body.logo_url).toContain(`${id}.${ending}?v=`)
    expect((await read(body.logo_url)).bytes).toEqual(bytes)
  })

  test.each([
    ['jpg', (image: Sharp) => image.jpeg()],
    ['webp', (image: Sharp) => image.webp()],
    ['avif', (image: Sharp) => image.avif({ effort: 0 })],
    ['png', (image: Sharp) => image.png()],
  ])('loses what a camera wrote into a .%s', async (ending, encode) => {
    const bytes = await encode(photo(20, 10).withExifMerge(place.exif as never)).toBuffer()
    expect(bytes.includes('Secret')).toBe(true)
    const { body } = await sendLogo(bytes, { name: `logo.${ending}` })
    expect((await read(body.logo_url)).bytes.includes('Secret')).toBe(false)
  })

  test.each([
    ['jpg', (image: Sharp) => image.jpeg()],
    ['webp', (image: Sharp) => image.webp()],
    ['png', (image: Sharp) => image.png()],
    ['gif', (image: Sharp) => image.gif()],
  ])('loses what stands behind the end of a .%s', async (ending, encode) => {
    const bytes = Buffer.concat([await encode(photo(20, 10)).toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { status, body } = await sendLogo(bytes, { name: `logo.${ending}` })
    expect(status).toBe(200)
    expect((await read(body.logo_url)).bytes.includes('script')).toBe(false)
  })

  const secret = Buffer.from('<script>alert(1)</script>')
  const chunk = (name: string, data: Buffer) => {
    const part = Buffer.concat([Buffer.from(name), data])
    const sizes = [Buffer.alloc(4), Buffer.alloc(4)] as const
    sizes[0].writeUInt32BE(data.length)
    sizes[1].writeUInt32BE(crc32(part))
    return Buffer.concat([sizes[0], part, sizes[1]])
  }
  /** Into the first place of a PNG behind its size. */
  const withChunk = (png: Buffer, name: string) =>
    Buffer.concat([png.subarray(0, 33), chunk(name, secret), png.subarray(33)])
  /** A picture that ends before the last of its packed bytes. */
  const withLongPixels = (png: Buffer) => {
    const start = png.indexOf('IDAT') - 4
    const end = start + 12 + png.readUInt32BE(start)
    const pixels = Buffer.concat([png.subarray(start + 8, end - 4), secret])
    return Buffer.concat([png.subarray(0, start), chunk('IDAT', pixels), png.subarray(end)])
  }
  const segment = (marker: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data])
  const withSegment = (jpeg: Buffer, marker: number, begin = '') =>
    Buffer.concat([jpeg.subarray(0, 2), segment(marker, Buffer.concat([Buffer.from(begin), secret])), jpeg.subarray(2)])
  /** Before the picture of a GIF: an extension with one block more than it needs. */
  const withBlock = (gif: Buffer, kind: number, first: Buffer) => {
    const start = 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1)
    const blocks = [first, secret].map((data) => Buffer.concat([Buffer.from([data.length]), data]))
    return Buffer.concat([
      gif.subarray(0, start),
      Buffer.from([0x21, kind]),
      ...blocks,
      Buffer.from([0]),
      gif.subarray(start),
    ])
  }

  test.each([
    ['png', 'gAMA', (bytes: Buffer) => withChunk(bytes, 'gAMA')],
    ['png', 'sBIT', (bytes: Buffer) => withChunk(bytes, 'sBIT')],
    ['png', 'a palette that it does not need', (bytes: Buffer) => withChunk(bytes, 'PLTE')],
    ['png', 'its pixels', withLongPixels],
    ['jpg', 'a small picture', (bytes: Buffer) => withSegment(bytes, 0xe0, 'JFIF\0')],
    ['jpg', 'a profile of colours', (bytes: Buffer) => withSegment(bytes, 0xe2, 'ICC_PROFILE\0')],
    ['jpg', 'a note on colours', (bytes: Buffer) => withSegment(bytes, 0xee, 'Adobe')],
    ['gif', 'how it is drawn', (bytes: Buffer) => withBlock(bytes, 0xf9, Buffer.alloc(4))],
    ['gif', 'how often it repeats', (bytes: Buffer) => withBlock(bytes, 0xff, Buffer.from('NETSCAPE2.0'))],
  ])('a .%s carries nothing else in %s', async (ending, _where, hide) => {
    const image = photo(20, 10)
    const plain = { png: () => image.png(), jpg: () => image.jpeg(), gif: () => image.gif() }[ending as 'png']()
    const bytes = hide(await plain.toBuffer())
    expect(bytes.includes(secret)).toBe(true)
    const { status, body } = await sendLogo(bytes, { name: `logo.${ending}` })
    // What can't be read at all is refused.
    expect([200, 422]).toContain(status)
    if (status === 200) expect((await read(body.logo_url)).bytes.includes(secret)).toBe(false)
  })

  test('does not stay as it came where a GIF claims a larger screen than its picture', async () => {
    const bytes = await photo(20, 10).gif().toBuffer()
    bytes.writeUInt16LE(16_000, 6)
    bytes.writeUInt16LE(16_000, 8)
    const { status, body } = await sendLogo(bytes, { name: 'logo.gif' })
    const stored = (await read(body.logo_url)).bytes
    expect([status, stored.readUInt16LE(6), stored.readUInt16LE(8)]).toEqual([200, 20, 10])
  })

  test('is made smaller when it is large', async () => {
    const { body } = await sendLogo(await photo(2400, 600).gif().toBuffer(), { name: 'logo.gif' })
    const { format, width } = await sharp((await read(body.logo_url)).bytes).metadata()
    expect([format, width]).toEqual(['gif', 1600])
  })

  test('is the first picture of a GIF that moves', async () => {
    const { body } = await sendLogo(await movingGif(), { name: 'logo.gif' })
    const { bytes, type } = await read(body.logo_url)
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([type, (await sharp(bytes).metadata()).pages ?? 1, ...data.subarray(0, 3)]).toEqual([
      'image/gif',
      1,
      255,
      0,
      0,
    ])
  })

  test('is written down with who changed it', async () => {
    await sendLogo(await photo(50, 10).png().toBuffer(), { name: 'a.png' })
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.item_id, id))
    expect(entry).toMatchObject({ resource: 'references', user_name: 'Edit Editor' })
    const changes = await db.$count(auditEntries, eq(auditEntries.item_id, id))
    expect(changes).toBeGreaterThan(1)
  })

  test.each([
    ['named otherwise than it is', 'a.png', () => photo(4, 4).jpeg().toBuffer(), 422],
    ['without an ending', 'logo', () => photo(4, 4).png().toBuffer(), 422],
    ['a page named as a drawing', 'a.svg', async () => Buffer.from('<html><svg/></html>'), 415],
    ['a broken drawing', 'a.svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="'), 422],
    [
      'a drawing with entities',
      'a.svg',
      async () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'),
      422,
    ],
    ['a name with a path', '../../a.png/x.html', () => photo(4, 4).png().toBuffer(), 422],
  ])('is refused when it is %s, and the row stays as it was', async (_what, name, make, expected) => {
    const before = (await app.request(`/api/admin/references/${id}`, { headers: editor })).json()
    expect(await sendLogo(await make(), { name })).toMatchObject({ status: expected, type: 'application/problem+json' })
    expect(await (await app.request(`/api/admin/references/${id}`, { headers: editor })).json()).toEqual(await before)
  })

  test('needs a reference', async () => {
    for (const unknown of [crypto.randomUUID(), 'x', '..%2f..%2fx'])
      expect(await send(`references/${unknown}/logo`, svg, { name: 'a.svg' })).toMatchObject({ status: 404 })
  })

  test('does not go over a version that its sender has not seen', async () => {
    const headers = { 'if-unmodified-since-version': '2020-01-01T00:00:00.000Z' }
    const { status, body } = await sendLogo(svg, { name: 'a.svg', headers })
    expect([status, body.current.id]).toEqual([409, id])
  })
})
