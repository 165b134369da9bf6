import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { createEventStreams } from './event-streams.server.ts'

let take: (response: ServerResponse) => void = () => {}
const server = createServer((_request, response) => take(response)).listen(0)
afterAll(() => server.close())

/** Asks the server, and answers both ends of the connection. */
async function connect() {
  const { port } = server.address() as AddressInfo
  const sent = new Promise<ServerResponse>((resolve) => {
    take = resolve
  })
  const received = new Promise<IncomingMessage>((resolve) => get({ port, agent: false }, resolve))
  return { sent: await sent, received }
}

test('an event reaches the streams of its topic and those that want all, in order', async () => {
  const streams = createEventStreams()
  const [home, about, all] = [await connect(), await connect(), await connect()]
  streams.open(home.sent, { topics: ['home'] })
  streams.open(about.sent, { topics: ['about'] })
  streams.open(all.sent)
  streams.send({ event: 'content', data: { page_key: 'home' }, topic: 'home' })
  streams.send({ event: 'records', data: { name: 'events' } })
  streams.closeAll()
  const content = 'event: content\ndata: {"page_key":"home"}\n\n'
  const records = 'event: records\ndata: {"name":"events"}\n\n'
  expect(await text(await home.received)).toContain(content + records)
  expect(await text(await all.received)).toContain(content + records)
  const other = await text(await about.received)
  expect(other).toContain(records)
  expect(other).not.toContain(content)
})

test('one stream too many is told to come back later', async () => {
  const streams = createEventStreams({ most: 1 })
  const [first, second] = [await connect(), await connect()]
  streams.open(first.sent)
  streams.open(second.sent)
  const refused = await second.received
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30'])
  streams.closeAll()
  await text(await first.received)
})

test('one visitor has so many streams and no more, until one of them ends', async () => {
  const streams = createEventStreams({ mostOfVisitor: 2 })
  const open = async (visitor?: string) => {
    const end = await connect()
    streams.open(end.sent, { visitor })
    return { ...end, answer: await end.received }
  }
  const first = await open('192.0.2.1')
  await open('192.0.2.1')
  const third = await open('192.0.2.1')
  expect([third.answer.statusCode, third.answer.headers['retry-after']]).toEqual([429, '30'])
  expect((await open('192.0.2.2')).answer.statusCode).toBe(200)
  for (let unknown = 0; unknown < 3; unknown++) expect((await open()).answer.statusCode).toBe(200)
  first.answer.destroy()
  await vi.waitFor(async () => expect((await open('192.0.2.1')).answer.statusCode).toBe(200))
  streams.closeAll()
})

test('when all places are taken, who has the most gives one to who has fewer', async () => {
  const streams = createEventStreams({ most: 4 })
  const open = async (visitor: string) => {
    const end = await connect()
    streams.open(end.sent, { visitor })
    return end.received
  }
  const [oldest, second] = [await open('greedy'), await open('greedy'), await open('greedy'), await open('modest')]
  const newcomer = await open('newcomer')
  expect(newcomer.statusCode).toBe(200)
  // It ends: its browser would ask again, and be refused.
  await text(oldest as IncomingMessage)
  expect((await open('greedy')).statusCode).toBe(503)
  expect((await open('modest')).statusCode).toBe(503)
  expect((second as IncomingMessage).readableEnded).toBe(false)
  expect(streams.count()).toBe(4)
  streams.closeAll()
})

test('a process that is stopping opens a stream only to end it, so that the browser connects again elsewhere', async () => {
  const streams = createEventStreams()
  streams.closeAll()
  const { sent, received } = await connect()
  streams.open(sent)
  expect(await text(await received)).toMatch(/^retry: 2000\n/)
  expect(streams.count()).toBe(0)
})

test('every stream hears a heartbeat within 25 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const streams = createEventStreams()
  const ends = [await connect(), await connect(), await connect()]
  for (const { sent } of ends) streams.open(sent, { first: { event: 'reset', data: {} } })
  vi.advanceTimersByTime(25_000)
  streams.closeAll()
  for (const { received } of ends) expect((await text(await received)).match(/event: beat/g)).toHaveLength(1)
})
