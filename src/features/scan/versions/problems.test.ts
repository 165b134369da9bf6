import fc from 'fast-check'
import { expect, test } from 'vitest'
import { archetypes } from '#features/scan/scoring/archetypes.ts'
import { askedQuestions, bandKeys, levelKeys, levelOf, pillars } from '#features/scan/scoring/pillars.ts'
import { listRecommendations } from '#features/scan/scoring/recommendations.ts'
import { score } from '#features/scan/scoring/scoring.ts'
import { findVersionProblems, reachableArchetypes } from './problems.ts'
import { anyVersion } from './version.fixture.ts'
import { type ScanVersion, scanVersion, type VersionQuestion } from './version.ts'
import { version1 } from './version-1.ts'

const changed = (change: (version: ScanVersion) => void) => {
  const version = structuredClone(version1)
  change(version)
  return version
}
const each = (version: ScanVersion, change: Partial<VersionQuestion>, isIt = (_question: VersionQuestion) => true) => {
  for (const question of version.questions.filter(isIt)) Object.assign(question, change)
}
const messages = (version: ScanVersion) => findVersionProblems(version).map(({ message }) => message)

test('the built-in version can be published', () => {
  expect(scanVersion.parse(version1)).toEqual(version1)
  expect(findVersionProblems(version1)).toEqual([])
})

test.each<[string, (version: ScanVersion) => void, string]>([
  [
    'a question without a pillar',
    (v) => Object.assign(v.questions[2] ?? {}, { pillar: null }),
    'Question 3 has no pillar.',
  ],
  [
    'a pillar without a question that is on',
    (v) => each(v, { isOn: false }, ({ pillar }) => pillar === 'ai'),
    'AI has no question that is on.',
  ],
  ['a gap between bands', (v) => Object.assign(v.bands.developing, { to: 64 }), 'No band holds a score of 65 to 69.'],
  ['a gap at the bottom', (v) => Object.assign(v.bands.growth, { from: 1 }), 'No band holds a score of 0.'],
  ['a gap at the top', (v) => Object.assign(v.bands.strong, { to: 99 }), 'No band holds a score of 100.'],
  [
    'bands that overlap',
    (v) => Object.assign(v.bands.strong, { from: 60 }),
    'A score of 60 to 69 is in two bands: “Developing” and “Strong”.',
  ],
  [
    'a band that ends before it begins',
    (v) => Object.assign(v.bands.strong, { to: 60 }),
    'The band “Strong” ends before it begins.',
  ],
  [
    'a readiness below the next',
    (v) => Object.assign(v.levels.advanced, { from: 60 }),
    'The readiness “Advanced” must begin above “Developing”.',
  ],
  [
    'an average without a readiness',
    (v) => Object.assign(v.levels.emerging, { from: 10 }),
    'No readiness holds an average of 0 to 9: “Emerging” must begin at 0.',
  ],
  [
    'archetypes that nobody reaches',
    (v) => Object.assign(v.rule, { from: 0, within: 100 }),
    'No answers lead to “Explorer”: change the archetype rule.',
  ],
  [
    'no archetype that anybody reaches',
    (v) => each(v, { isOn: false }),
    'No archetype can be reached: a pillar has no questions.',
  ],
  ['an empty question', (v) => Object.assign(v.questions[0] ?? {}, { text: ' ', terms: [] }), 'Question 1 is empty.'],
  [
    'an empty label',
    (v) => Object.assign(v.archetypes.scaler, { callToAction: '' }),
    'Scaler, the call to action is empty.',
  ],
  [
    'an explained term that the question does not have',
    (v) => Object.assign(v.questions[0] ?? {}, { text: 'We use AI.' }),
    'Question 1 explains “AI use case”, but has no bold term **AI use case**.',
  ],
])('%s can not be published, and it is said why', (_what, change, message) => {
  expect(messages(changed(change))).toContain(message)
})

test('whatever can be published scores every answer sheet to one archetype, one band for each pillar and one readiness', () => {
  const sheet = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 24, maxLength: 24 })
  fc.assert(
    fc.property(anyVersion, sheet, (version, answers) => {
      fc.pre(findVersionProblems(version).length === 0)
      const given = answers.slice(0, askedQuestions(version).length)
      const { dominantArchetype, pillarScores, message } = score(version, given)
      expect(archetypes.filter((archetype) => archetype === dominantArchetype)).toHaveLength(1)
      for (const pillar of pillars) {
        const value = pillarScores[pillar]
        expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true)
        const holding = bandKeys.filter((key) => value >= version.bands[key].from && value <= version.bands[key].to)
        expect(holding).toHaveLength(1)
      }
      expect(levelKeys).toContain(levelOf(version, pillarScores).key)
      expect(message).toBe(version.archetypes[dominantArchetype].messages[levelOf(version, pillarScores).key])
      const { length } = listRecommendations(version, pillarScores, dominantArchetype)
      expect(length >= 1 && length <= 3).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('every answer sheet of a small version, one after the other, has exactly one result', () => {
  const version = changed((v) => {
    v.questions = v.questions.filter(({ id }) =>
      ['ai-data', 'ai-daily', 'agility-goal', 'leadership-presence'].includes(id),
    )
    for (const [place, question] of v.questions.entries()) question.weight = place + 1
  })
  expect(findVersionProblems(version)).toEqual([])
  const reached = new Set<string>()
  for (let number = 0; number < 5 ** 4; number++) {
    const answers = [...number.toString(5).padStart(4, '0')].map((digit) => Number(digit) + 1)
    const result = score(version, answers)
    expect(score(version, answers)).toEqual(result)
    reached.add(result.dominantArchetype)
  }
  expect(reached).toEqual(reachableArchetypes(version))
})

test('an archetype counts as reachable exactly when some answers lead to it', () => {
  const three = ['ai-data', 'agility-goal', 'leadership-presence']
  const questions = version1.questions.filter(({ id }) => three.includes(id))
  const scale = [1, 2, 3, 4, 5]
  const sheets = scale.flatMap((ai) => scale.flatMap((agility) => scale.map((leadership) => [ai, agility, leadership])))
  const rare = fc.constantFrom(0, 1, 50, 99, 100)
  fc.assert(
    fc.property(anyVersion, rare, rare, ({ rule: { ties } }, from, within) => {
      const version = { ...version1, questions, rule: { from, within, ties } }
      const reached = new Set(sheets.map((answers) => score(version, answers).dominantArchetype))
      expect(reachableArchetypes(version)).toEqual(reached)
    }),
  )
  expect(reachableArchetypes({ ...version1, questions: questions.slice(1) }).size).toBe(0)
})

test('a question that weighs more counts for more, and one that is off for nothing', () => {
  const heavy = changed((v) => Object.assign(v.questions[0] ?? {}, { weight: 3 }))
  const answers = [5, ...Array(15).fill(1)]
  expect(score(version1, answers).pillarScores.ai).toBe(20)
  expect(score(heavy, answers).pillarScores.ai).toBe(43)
  const off = changed((v) => Object.assign(v.questions[1] ?? {}, { isOn: false }))
  expect(score(off, answers.slice(1).with(0, 5)).pillarScores.ai).toBe(25)
})
