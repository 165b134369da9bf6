import { expect, test } from 'vitest'
import { createGate } from './gate.server.ts'

const turn = () => new Promise(setImmediate)

function setUp(limits = {}) {
  const clock = { time: 0 }
  const gate = createGate({ atOnce: 2, patience: 1000, short: 2, longest: 100, now: () => clock.time, ...limits })
  return { gate, clock }
}

test('a burst is served to its last, two at a time and in order', async () => {
  const { gate } = setUp()
  const served: number[] = []
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const leave = await gate.enter()
      most = Math.max(most, ++inside)
      served.push(number)
      await turn()
      inside -= 1
      leave?.()
    }),
  )
  expect(most).toBe(2)
  expect(served).toEqual(Array.from({ length: 20 }, (_, number) => number))
  expect(gate.turnedAway()).toBe(0)
})

test('once the first in line has waited too long, newcomers are turned away at once', async () => {
  const { gate, clock } = setUp()
  const leave = await gate.enter()
  await gate.enter()
  const waiting = gate.enter()
  clock.time = 1000
  const second = gate.enter()
  clock.time = 1001
  expect(await gate.enter()).toBeUndefined()
  expect([gate.waiting(), gate.turnedAway()]).toEqual([2, 1])
  leave?.()
  expect(await waiting).toBeTypeOf('function')
  expect(gate.waiting()).toBe(1)
  ;(await waiting)?.()
  expect(await second).toBeTypeOf('function')
})

test('a short line is open to newcomers, however long a pause the whole process made', async () => {
  const { gate, clock } = setUp()
  for (let guest = 0; guest < 3; guest++) gate.enter()
  await turn()
  await turn()
  clock.time = 60_000
  gate.enter()
  expect([gate.waiting(), gate.turnedAway()]).toEqual([2, 0])
})

test('the line has an end', async () => {
  const { gate } = setUp({ longest: 1 })
  await gate.enter()
  await gate.enter()
  gate.enter()
  expect(await gate.enter()).toBeUndefined()
})

test('leaving twice gives up one place only', async () => {
  const { gate } = setUp({ atOnce: 1, longest: 1 })
  const leave = await gate.enter()
  leave?.()
  leave?.()
  await gate.enter()
  gate.enter()
  await turn()
  expect(gate.waiting()).toBe(1)
})

test('between two that are let in, others get their turn', async () => {
  const { gate } = setUp({ atOnce: 10 })
  const order: string[] = []
  const both = [gate.enter(), gate.enter()].map((entered) => entered.then(() => order.push('let in')))
  setImmediate(() => order.push('somebody else'))
  await Promise.all(both)
  expect(order).toEqual(['let in', 'somebody else', 'let in'])
})
