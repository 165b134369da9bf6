import fc from 'fast-check'
import { expect, test } from 'vitest'
import { version1 } from '#features/scan/versions/version-1.ts'
import { pillars } from './pillars.ts'
import { listRecommendations } from './recommendations.ts'
import { dominantOf } from './scoring.ts'

const percent = fc.integer({ min: 0, max: 100 })
const titles = (ai: number, agility: number, leadership: number) => {
  const scores = { ai, agility, leadership }
  return listRecommendations(version1, scores, dominantOf(version1, scores)).map(({ title }) => title)
}

test('the lowest pillar below 70 gives two, the second-lowest below 75 one', () => {
  expect(titles(20, 40, 90)).toEqual([
    'Choose one use case that pays this quarter',
    'Write one page of AI rules',
    'Put all work on one ranked list',
  ])
})

test('a second-lowest pillar from 70 to 74 gives its next step rather than its foundations', () => {
  expect(titles(90, 30, 72)[2]).toBe('Measure change by outcomes')
})

test('the archetype’s own action comes when fewer than three have been found', () => {
  expect(titles(90, 80, 60)).toEqual([
    'Say who may decide what',
    'Open a daily round for blockers',
    'Give every experiment a landing place',
  ])
})

test('a lowest pillar of 70 or more gives nothing by itself', () => {
  expect(titles(70, 74, 90)).toEqual([
    'Find dependencies before they find you',
    'Lend your sponsors to the weakest link',
  ])
})

test('strong everywhere leaves the archetype’s own action alone', () => {
  expect(titles(90, 92, 95)).toEqual(['Pick the goal that others cannot reach'])
})

test('there are always one to three, and never the same twice', () => {
  fc.assert(
    fc.property(percent, percent, percent, (ai, agility, leadership) => {
      const found = titles(ai, agility, leadership)
      expect(found.length).toBeGreaterThanOrEqual(1)
      expect(found.length).toBeLessThanOrEqual(3)
      expect(new Set(found).size).toBe(found.length)
      const low = pillars.filter((pillar) => ({ ai, agility, leadership })[pillar] < 70)
      if (low.length > 0) expect(found).toHaveLength(3)
    }),
  )
})
