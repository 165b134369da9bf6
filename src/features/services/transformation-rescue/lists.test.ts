import { expect, test, vi } from 'vitest'
import { rescueContent } from './content.ts'
import { deliverySteps, painPoints, results } from './default-lists.ts'
import { readRescueLists } from './lists.ts'

const { texts } = rescueContent

test('the built-in lists can be read: four signals, four phases and the results', () => {
  const report = vi.fn()
  expect(readRescueLists(texts, report)).toEqual({ painPoints, deliverySteps, results })
  expect(painPoints.map((point) => point.icon).toSorted()).toEqual(['AlertTriangle', 'Clock', 'Target', 'Zap'])
  expect(deliverySteps).toHaveLength(4)
  expect(report).not.toHaveBeenCalled()
})

test('a malformed list is reported and left out while the other two stay', () => {
  const report = vi.fn()
  const lists = readRescueLists({ ...texts, delivery_steps_data: '[{"phase":"Phase 1",' }, report)
  expect(lists).toEqual({ painPoints, deliverySteps: [], results })
  expect(report).toHaveBeenCalledExactlyOnceWith('delivery_steps_data', expect.any(SyntaxError))
})

test('a phase may come as a number, without details and without an outcome', () => {
  const steps = JSON.stringify([{ phase: 1, title: 'Briefing', description: 'A talk' }])
  const { deliverySteps } = readRescueLists({ ...texts, delivery_steps_data: steps }, vi.fn())
  expect(deliverySteps).toEqual([{ phase: '1', title: 'Briefing', description: 'A talk', details: [], outcome: '' }])
})

test('a phase whose details are no texts is left out, and the others stay', () => {
  const report = vi.fn()
  const odd = { phase: '1', title: 'Briefing', details: [{ html: '<b>' }] }
  const steps = JSON.stringify([odd, ...deliverySteps])
  expect(readRescueLists({ ...texts, delivery_steps_data: steps }, report).deliverySteps).toEqual(deliverySteps)
  expect(report).toHaveBeenCalledOnce()
})
