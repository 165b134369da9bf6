import { expect, test, vi } from 'vitest'
import { defaultCards } from './default-cards.ts'
import { readServiceCards, tiers } from './service-cards.ts'

const card = { title: 'AI Opportunity Map', tier: 'strategic' }

test('the built-in cards can be read, and every tier has some', () => {
  const report = vi.fn()
  const cards = readServiceCards(JSON.stringify(defaultCards), report)
  expect(cards).toEqual(defaultCards)
  for (const tier of tiers) expect(cards.filter((one) => one.tier === tier).length).toBeGreaterThan(0)
  expect(report).not.toHaveBeenCalled()
})

test('a card shows at most four benefits, even if more are given', () => {
  const benefits = ['one', 'two', 'three', 'four', 'five', 'six']
  const [read] = readServiceCards(JSON.stringify([{ ...card, benefits }]), vi.fn())
  expect(read?.benefits).toEqual(['one', 'two', 'three', 'four'])
})

test('details may be a list or one text', () => {
  const texts = [
    { ...card, details: 'One text' },
    { ...card, details: ['Two', 'texts'] },
  ]
  const cards = readServiceCards(JSON.stringify(texts), vi.fn())
  expect(cards.map((one) => one.details)).toEqual([['One text'], ['Two', 'texts']])
})

test('a card of a tier that does not exist is left out, and the others stay', () => {
  const report = vi.fn()
  const cards = readServiceCards(JSON.stringify([{ ...card, tier: 'platinum' }, card]), report)
  expect(cards.map(({ tier }) => tier)).toEqual(['strategic'])
  expect(report).toHaveBeenCalledExactlyOnceWith('services_data', expect.any(TypeError))
})
