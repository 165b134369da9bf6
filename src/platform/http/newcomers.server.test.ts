import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { afterNewcomers } from './newcomers.server.ts'

let accepted = 0
const server = createServer((socket) => {
  accepted += 1
  socket.resume().once('end', () => socket.end())
})
beforeEach(async () => {
  accepted = 0
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => server.close())

/** How many are let in before something long is done that may wait so many turns. */
async function countAccepted(turns?: number) {
  const { port } = server.address() as AddressInfo
  const clients = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  await nextTurn()
  // Until the system has them all in its line, without a turn of the event loop that would let one in.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  await new Promise<void>((resolve) => afterNewcomers(resolve, turns))
  const count = accepted
  await Promise.all(clients.map((client) => once(client.end().resume(), 'close')))
  return count
}

test('who waits for a connection is let in before anything long is done', async () => {
  expect(await countAccepted()).toBe(40)
})

test('and it is done, however many come', async () => {
  expect(await countAccepted(5)).toBeLessThan(40)
})
