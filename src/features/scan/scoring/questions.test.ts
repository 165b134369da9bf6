import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionCount, questionsPerPillar } from './pillars.ts'
import { questions } from './questions.ts'
import { shuffleQuestions } from './shuffle.ts'

const categories = (list: typeof questions) => list.map(({ category }) => category)
const inOrder = [
  ...Array(questionsPerPillar.ai).fill('explorer'),
  ...Array(questionsPerPillar.agility).fill('bundler'),
  ...Array(questionsPerPillar.leadership).fill('scaler'),
]
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('the catalogue has 5 AI, 6 agility and 5 leadership questions', () => {
  expect(questions).toHaveLength(questionCount)
  expect(categories(questions)).toEqual(inOrder)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questionCount)
})

test('every explained term stands in its question as a bold term', () => {
  for (const { text, tooltips = {} } of questions) {
    for (const term of Object.keys(tooltips)) expect(text).toContain(`**${term}**`)
  }
})

test('a shuffle keeps every question once, and AI before agility before leadership', () => {
  fc.assert(
    fc.property(fc.infiniteStream(random), (numbers) => {
      const shuffled = shuffleQuestions(() => numbers.next().value ?? 0)
      expect(categories(shuffled)).toEqual(inOrder)
      expect(new Set(shuffled)).toEqual(new Set(questions))
    }),
  )
})

test('any question of a pillar may come first', () => {
  const first = [0, 0.2, 0.4, 0.6, 0.8].map((number) => shuffleQuestions(() => number)[0]?.id)
  expect(new Set(first).size).toBe(5)
})
