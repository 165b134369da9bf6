import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanOf } from '#features/scan/versions/scan.ts'
import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import { orderQuestions } from './shuffle.ts'

const scan = scanOf(version1Id, version1)
const { questions } = scan

const categories = (list: typeof questions) => list.map(({ category }) => category)
const inOrder = [...Array(5).fill('explorer'), ...Array(6).fill('bundler'), ...Array(5).fill('scaler')]
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('the catalogue has 5 AI, 6 agility and 5 leadership questions', () => {
  expect(questions).toHaveLength(16)
  expect(categories(questions)).toEqual(inOrder)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(16)
})

test('every explained term stands in its question as a bold term', () => {
  for (const { text, tooltips = {} } of questions) {
    for (const term of Object.keys(tooltips)) expect(text).toContain(`**${term}**`)
  }
})

test('a shuffle keeps every question once, and AI before agility before leadership', () => {
  fc.assert(
    fc.property(fc.infiniteStream(random), (numbers) => {
      const shuffled = orderQuestions(scan, () => numbers.next().value ?? 0)
      expect(categories(shuffled)).toEqual(inOrder)
      expect(new Set(shuffled)).toEqual(new Set(questions))
    }),
  )
})

test('any question of a pillar may come first', () => {
  const first = [0, 0.2, 0.4, 0.6, 0.8].map((number) => orderQuestions(scan, () => number)[0]?.id)
  expect(new Set(first).size).toBe(5)
})

test('a version that is not shuffled asks everybody in its own order', () => {
  const fixed = { ...scan, isShuffled: false }
  expect(orderQuestions(fixed, () => 0.9)).toEqual(questions)
})

test('questions that are off, or belong to no pillar, are not asked', () => {
  const changed = version1.questions.map((question, place) =>
    place === 0 ? { ...question, isOn: false } : place === 15 ? { ...question, pillar: null } : question,
  )
  expect(scanOf('id', { ...version1, questions: changed }).questions).toEqual(questions.slice(1, 15))
})
