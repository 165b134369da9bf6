import fc from 'fast-check'
import { type Pillar, pillars } from '#features/scan/scoring/pillars.ts'
import type { ScanVersion, VersionQuestion } from './version.ts'
import { version1 } from './version-1.ts'

const percent = fc.integer({ min: 0, max: 100 })

const questionsOf = (pillar: Pillar) =>
  fc
    .array(fc.record({ weight: fc.integer({ min: 1, max: 10 }), isOn: fc.boolean() }), { minLength: 1, maxLength: 8 })
    .map((list) =>
      list.map(
        (varied, place): VersionQuestion => ({
          id: `${pillar}-${place}`,
          pillar,
          text: 'We do.',
          terms: [],
          ...varied,
        }),
      ),
    )

/** Versions with any questions, weights, bands, levels and rule, fit to be published or not. */
export const anyVersion: fc.Arbitrary<ScanVersion> = fc
  .record({
    questions: fc.tuple(...pillars.map(questionsOf)).map((lists) => lists.flat()),
    bandFrom: fc.tuple(percent, percent),
    gap: fc.integer({ min: -1, max: 1 }),
    levelFrom: fc.tuple(percent, percent),
    from: percent,
    within: percent,
    ties: fc.shuffledSubarray([...pillars], { minLength: pillars.length }),
  })
  .map(({ questions, bandFrom, gap, levelFrom, ...rule }) => {
    const [low, high] = bandFrom
    const { bands, levels } = version1
    return {
      ...version1,
      questions,
      rule,
      bands: {
        strong: { ...bands.strong, from: high, to: 100 },
        developing: { ...bands.developing, from: low, to: Math.max(0, Math.min(100, high - 1 + gap)) },
        growth: { ...bands.growth, from: 0, to: Math.max(0, low - 1) },
      },
      levels: {
        advanced: { ...levels.advanced, from: levelFrom[0] },
        developing: { ...levels.developing, from: levelFrom[1] },
        emerging: { ...levels.emerging, from: 0 },
      },
    }
  })
