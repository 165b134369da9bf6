import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.server.ts'

const turn = () => new Promise(setImmediate)

function setUp(options = {}) {
  const clock = { time: 0 }
  const limit = createConcurrencyLimit({
    maxConcurrent: 2,
    timeoutMs: 1000,
    burst: 2,
    maxQueued: 100,
    now: () => clock.time,
    ...options,
  })
  return { limit, clock }
}

test('a burst is served to its last, two at a time and in order', async () => {
  const { limit } = setUp()
  const served: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const release = await limit.acquire()
      most = Math.max(most, ++running)
      served.push(number)
      await turn()
      running -= 1
      release?.()
    }),
  )
  expect(most).toBe(2)
  expect(served).toEqual(Array.from({ length: 20 }, (_, number) => number))
  expect(limit.rejected()).toBe(0)
})

test('once the first in the queue has waited too long, newcomers are rejected at once', async () => {
  const { limit, clock } = setUp()
  const release = await limit.acquire()
  await limit.acquire()
  const waiting = limit.acquire()
  clock.time = 1000
  const second = limit.acquire()
  clock.time = 1001
  expect(await limit.acquire()).toBeUndefined()
  expect([limit.queued(), limit.rejected()]).toEqual([2, 1])
  release?.()
  expect(await waiting).toBeTypeOf('function')
  expect(limit.queued()).toBe(1)
  ;(await waiting)?.()
  expect(await second).toBeTypeOf('function')
})

test('a short queue is open to newcomers, however long a pause the whole process made', async () => {
  const { limit, clock } = setUp()
  for (let guest = 0; guest < 3; guest++) limit.acquire()
  await turn()
  await turn()
  clock.time = 60_000
  limit.acquire()
  expect([limit.queued(), limit.rejected()]).toEqual([2, 0])
})

test('the queue has an end', async () => {
  const { limit } = setUp({ maxQueued: 1 })
  await limit.acquire()
  await limit.acquire()
  limit.acquire()
  expect(await limit.acquire()).toBeUndefined()
})

test('leaving twice gives up one place only', async () => {
  const { limit } = setUp({ maxConcurrent: 1, maxQueued: 1 })
  const release = await limit.acquire()
  release?.()
  release?.()
  await limit.acquire()
  limit.acquire()
  await turn()
  expect(limit.queued()).toBe(1)
})

test('between two that are let in, others get their turn', async () => {
  const { limit } = setUp({ maxConcurrent: 10 })
  const order: string[] = []
  const both = [limit.acquire(), limit.acquire()].map((entered) => entered.then(() => order.push('let in')))
  setImmediate(() => order.push('somebody else'))
  await Promise.all(both)
  expect(order).toEqual(['let in', 'somebody else', 'let in'])
})
