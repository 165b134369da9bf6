import fc from 'fast-check'
import { expect, test } from 'vitest'
import { version1 } from '#features/scan/versions/version-1.ts'
import { archetypes } from './archetypes.ts'
import { bandOf, levelOf, pillars } from './pillars.ts'
import { dominantOf, score as scoreBy } from './scoring.ts'

const score = (given: number[]) => scoreBy(version1, given)

const answers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 16, maxLength: 16 })
const percent = fc.integer({ min: 0, max: 100 })
const pillarScores = fc.record({ ai: percent, agility: percent, leadership: percent })

const all = (answer: number) => Array<number>(16).fill(answer)

test('always answering 1 scores 0, always 3 scores 50, always 5 scores 100', () => {
  expect(score(all(1)).pillarScores).toEqual({ ai: 0, agility: 0, leadership: 0 })
  expect(score(all(3)).pillarScores).toEqual({ ai: 50, agility: 50, leadership: 50 })
  expect(score(all(5)).pillarScores).toEqual({ ai: 100, agility: 100, leadership: 100 })
})

test('a pillar is the mean of its own answers, rounded', () => {
  const { pillarScores, scores } = score([5, 4, 4, 3, 4, /**/ 1, 2, 1, 2, 1, 2, /**/ 2, 3, 4, 5, 5])
  expect(pillarScores).toEqual({ ai: 75, agility: 13, leadership: 70 })
  expect(scores).toEqual({ explorer: 75, bundler: 13, scaler: 70, catalyst: 13 })
})

test('every score is a whole number from 0 to 100, and the catalyst is as strong as the weakest pillar', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const { pillarScores, scores, dominantArchetype, message } = score(given)
      const values = pillars.map((pillar) => pillarScores[pillar])
      for (const value of values) expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true)
      expect(scores).toEqual({
        explorer: pillarScores.ai,
        bundler: pillarScores.agility,
        scaler: pillarScores.leadership,
        catalyst: Math.min(...values),
      })
      expect(archetypes).toContain(dominantArchetype)
      expect(message).not.toBe('')
    }),
  )
})

test('the order of answers inside a pillar makes no difference', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const turned = [given.slice(0, 5), given.slice(5, 11), given.slice(11)].flatMap((part) => part.toReversed())
      expect(score(turned)).toEqual(score(given))
    }),
  )
})

test('a better answer never lowers a pillar', () => {
  fc.assert(
    fc.property(answers, fc.nat(15), (given, at) => {
      const better = given.with(at, Math.min(5, (given[at] ?? 1) + 1))
      for (const pillar of pillars) {
        expect(score(better).pillarScores[pillar]).toBeGreaterThanOrEqual(score(given).pillarScores[pillar])
      }
    }),
  )
})

test('the catalyst dominates exactly when all pillars reach 60 and lie within 15 points', () => {
  fc.assert(
    fc.property(pillarScores, (scores) => {
      const values = Object.values(scores)
      const balanced = Math.min(...values) >= 60 && Math.max(...values) - Math.min(...values) <= 15
      expect(dominantOf(version1, scores) === 'catalyst').toBe(balanced)
    }),
  )
})

test.each([
  [{ ai: 60, agility: 75, leadership: 60 }, 'catalyst'],
  [{ ai: 60, agility: 76, leadership: 60 }, 'bundler'],
  [{ ai: 59, agility: 60, leadership: 60 }, 'bundler'],
  [{ ai: 50, agility: 50, leadership: 50 }, 'explorer'],
  [{ ai: 40, agility: 50, leadership: 50 }, 'bundler'],
  [{ ai: 40, agility: 30, leadership: 41 }, 'scaler'],
] as const)('%o is dominated by the %s', (scores, archetype) => {
  expect(dominantOf(version1, scores)).toBe(archetype)
})

test.each([
  [80, 80, 80, 'Advanced'],
  [79, 80, 80, 'Developing'],
  [60, 60, 60, 'Developing'],
  [59, 60, 60, 'Emerging'],
] as const)('an average of %i, %i and %i is %s', (ai, agility, leadership, level) => {
  expect(levelOf(version1, { ai, agility, leadership }).name).toBe(level)
})

test.each([
  [100, 'strong'],
  [70, 'strong'],
  [69, 'developing'],
  [50, 'developing'],
  [49, 'growth'],
  [0, 'growth'],
] as const)('a score of %i is in the band “%s”', (value, band) => {
  expect(bandOf(version1, value).key).toBe(band)
})
