import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { storage } from '#records/files/storage.server.ts'
import { files } from '#records/files/tables.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { photo } from '#tests/pictures.ts'
import { builtInKeynotes } from './built-in.ts'
import { listThumbnails, updateThumbnails } from './thumbnails.server.ts'

const platform = await testPlatform()
const { db } = platform
const jpeg = await photo(480, 360).jpeg().toBuffer()

let answer: RequestListener
const asked: string[] = []
const host = await serve((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
const elsewhere = await serve((_request, response) => {
  asked.push('elsewhere')
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg)
})

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const send = (body: Buffer | string, type = 'image/jpeg'): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-type': type }).end(body)
}
const missing: RequestListener = (_request, response) => response.writeHead(404, { 'content-type': 'image/jpeg' }).end()

async function save(...videos: string[]) {
  const list = videos.map((youtubeId) => ({ ...builtInKeynotes[0], id: youtubeId, youtubeId }))
  await db.delete(pageContent)
  const text = { page_key: 'events', section_key: 'keynote_videos', content: JSON.stringify(list) }
  await db.insert(pageContent).values(text)
}
const limits = { bytes: 200_000, milliseconds: 60_000 }
const update = (hosts = [host]) => updateThumbnails(platform, { hosts, limits })
const listVideos = async () => Object.keys(await listThumbnails(db)).sort()

beforeEach(async () => {
  await db.delete(files)
  asked.length = 0
  answer = send(jpeg)
})

test('the picture of a video is fetched once, written anew, and served from our own host', async () => {
  await save('dQw4w9WgXcQ')
  await update()
  await update()
  expect(asked).toEqual(['/vi/dQw4w9WgXcQ/hqdefault.jpg'])
  const { dQw4w9WgXcQ: address = '' } = await listThumbnails(db)
  expect(address).toMatch(/^\/storage\/video-thumbnails\/dQw4w9WgXcQ\.webp\?v=/)
  const stored = await storage(platform).request(address)
  expect(stored.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 480 })
})

test('where one size is missing the other one is taken', async () => {
  await save('dQw4w9WgXcQ')
  answer = (request, response) => (request.url?.includes('hqdefault') ? missing : send(jpeg))(request, response)
  await update()
  expect(asked).toEqual(['/vi/dQw4w9WgXcQ/hqdefault.jpg', '/vi/dQw4w9WgXcQ/maxresdefault.jpg'])
  expect(await listVideos()).toEqual(['dQw4w9WgXcQ'])
})

describe('nothing is kept', () => {
  test.each<[string, RequestListener]>([
    ['of a video that the host does not know', missing],
    ['that is no picture', send('<html></html>', 'text/html')],
    ['that only says it is a picture', send('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['that is a drawing', send('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
    ['that breaks off', send(jpeg.subarray(0, 200))],
    ['that is too large', send(Buffer.concat([jpeg, Buffer.alloc(limits.bytes)]))],
    ['from where the host leads on to', (_request, response) => response.writeHead(302, { location: elsewhere }).end()],
  ])('%s', async (_what, listener) => {
    await save('dQw4w9WgXcQ')
    answer = listener
    await update()
    expect(await listVideos()).toEqual([])
    expect(asked).not.toContain('elsewhere')
  })

  test('and nothing is asked, for what is no name of a video', async () => {
    await save('slow-decisions', '../../admin', 'a/b?c=d#e.jp', '')
    await update()
    expect(asked).toEqual([])
  })
})

describe('when the host can not be reached', () => {
  const closed = 'http://127.0.0.1:1'

  test('the other one stands in', async () => {
    await save('dQw4w9WgXcQ')
    await update([closed, host])
    expect(await listVideos()).toEqual(['dQw4w9WgXcQ'])
  })

  test('the drawn cover stands, what is there stays, and it is tried again', async () => {
    await save('dQw4w9WgXcQ')
    await update()
    await save('dQw4w9WgXcQ', 'abcdefghijk')
    await expect(update([closed])).rejects.toThrow('The video host can not be reached.')
    expect(await listVideos()).toEqual(['dQw4w9WgXcQ'])
    await update()
    expect(await listVideos()).toEqual(['abcdefghijk', 'dQw4w9WgXcQ'])
  })

  test('nobody waits for one that does not answer, and the others are fetched', async () => {
    await save('neveranswer', 'dQw4w9WgXcQ')
    answer = (request, response) => {
      if (!request.url?.includes('neveranswer')) send(jpeg)(request, response)
    }
    const soon = { ...limits, milliseconds: 300 }
    await expect(updateThumbnails(platform, { hosts: [host], limits: soon })).rejects.toThrow()
    expect(await listVideos()).toEqual(['dQw4w9WgXcQ'])
  })
})

test('the picture of a video that is gone is forgotten', async () => {
  await save('dQw4w9WgXcQ', 'abcdefghijk')
  await update()
  await save('abcdefghijk')
  await update()
  expect(await listVideos()).toEqual(['abcdefghijk'])
})
