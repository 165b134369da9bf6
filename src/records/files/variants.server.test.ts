import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { photo } from '#tests/pictures.ts'
import { isFile, storeFile } from './queries.server.ts'
import { storage } from './storage.server.ts'
import { files, fileVariants } from './tables.server.ts'

const { db, ...rest } = await testPlatform()
const app = storage({ db, ...rest })
const size = { width: 1000, height: 500 }
const picture = { bucket: 'pictures', name: 'a.webp', content_type: 'image/webp' }
const noise = sharp({ create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 30 } } })
const address = await storeFile(db, { ...picture, ...size, data: await noise.webp().toBuffer() })

async function read(path: string, accept = 'image/avif,image/webp,*/*') {
  const { headers, status, ...answer } = await Promise.resolve(app.request(path, { headers: { accept } })).then(
    async (response) => ({ headers: response.headers, status: response.status, bytes: await response.bytes() }),
  )
  return { status, headers, ...answer }
}

test('a picture comes as small as it was asked for, at first as WebP, then as AVIF where that is taken', async () => {
  const first = await read(`${address}&w=320`)
  const { format, width } = await sharp(first.bytes).metadata()
  expect([first.headers.get('content-type'), format, width]).toEqual(['image/webp', 'webp', 320])
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(first.headers.get('vary')).toBe('accept')
  await vi.waitFor(
    async () => expect((await read(`${address}&w=320`)).headers.get('content-type')).toBe('image/avif'),
    { timeout: 20_000 },
  )
  const avif = await read(`${address}&w=320`)
  expect(avif.bytes.length).toBeLessThan(first.bytes.length)
  expect((await sharp(avif.bytes).metadata()).format).toBe('heif')
  expect((await read(`${address}&w=320`, 'image/webp')).headers.get('content-type')).toBe('image/webp')
})

test('it is never made larger, and other widths are no reason to make one', async () => {
  const before = await db.$count(fileVariants)
  for (const width of ['1280', '1920', '321', '-1', '99999', 'x', '320.0']) {
    const answer = await read(`${address}&w=${width}`)
    expect([answer.status, (await sharp(answer.bytes).metadata()).width], width).toEqual([200, 1000])
  }
  expect(await db.$count(fileVariants)).toBe(before)
})

test('for a link preview it comes as JPEG in one shape, cut around what has to stay in sight', async () => {
  const halves = sharp({ create: { width: 2_000, height: 400, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: 1_000, height: 400, channels: 3, background: 'blue' } }, gravity: 'east' },
  ])
  const wide = await storeFile(db, { ...picture, name: 'wide.webp', data: await halves.webp().toBuffer() })
  for (const [at, color] of [
    ['0-50', [254, 0, 0]],
    ['100-50', [0, 0, 254]],
  ] as const) {
    const { bytes, headers } = await read(`${wide}&at=${at}&as=share`)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('cache-control')).toContain('immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { channels } = await sharp(bytes).stats()
    for (const [index, share] of color.entries()) expect(channels[index]?.mean).toBeCloseTo(share, -1)
  }
  const small = await read(`${address}&as=share`)
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('nothing is made of a drawing, nor for a version that there never was', async () => {
  const before = await db.$count(fileVariants)
  const svg = await storeFile(db, {
    ...picture,
    name: 'b.svg',
    content_type: 'image/svg+xml',
    data: Buffer.from('<svg/>'),
  })
  for (const wish of ['w=320', 'as=share'])
    expect((await read(`${svg}&${wish}`)).headers.get('content-type')).toBe('image/svg+xml')
  expect((await sharp((await read('/storage/pictures/a.webp?v=0&w=320')).bytes).metadata()).width).toBe(1000)
  expect(await db.$count(fileVariants)).toBe(before)
})

test('a picture that can not be read is sent as it is', async () => {
  const broken = await storeFile(db, { ...picture, name: 'c.webp', data: Buffer.from('none') })
  const answer = await read(`${broken}&w=320`)
  expect([answer.status, Buffer.from(answer.bytes).toString()]).toEqual([200, 'none'])
  expect(answer.headers.get('cache-control')).not.toContain('immutable')
})

test('it goes with its picture', async () => {
  const gone = await storeFile(db, {
    ...picture,
    name: 'd.webp',
    ...size,
    data: await photo(1000, 500).webp().toBuffer(),
  })
  await read(`${gone}&w=160`, 'image/webp')
  const count = () => db.$count(fileVariants, eq(fileVariants.name, 'd.webp'))
  expect(await count()).toBe(1)
  await db.delete(files).where(isFile('pictures', 'd.webp'))
  expect(await count()).toBe(0)
})
