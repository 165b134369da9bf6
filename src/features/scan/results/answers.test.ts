import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedQuestions } from '#features/scan/scoring/pillars.ts'
import { version1 } from '#features/scan/versions/version-1.ts'
import { answerLabels } from '#features/scan/wording.ts'
import { answersByPillar } from './answers.ts'

test('each pillar tells its two strongest and its two weakest answers in words', () => {
  const [ai] = answersByPillar(version1, [1, 5, 3, 4, 2, ...Array(11).fill(3)])
  expect(ai?.name).toBe('AI')
  expect(ai?.strongest.map(({ answer }) => answer)).toEqual(['Always', 'Mostly'])
  expect(ai?.weakest.map(({ answer }) => answer)).toEqual(['Never', 'Rarely'])
  expect(ai?.weakest[0]?.text).toBe(
    'We choose an AI use case for the business result it should change, not for the tool that happens to be there.',
  )
})

test('where everything was answered alike nothing is strong and nothing weak', () => {
  for (const { strongest, weakest } of answersByPillar(version1, Array(16).fill(3))) {
    expect([...strongest, ...weakest]).toEqual([])
  }
})

test('a heavier question is told before a lighter one with the same answer', () => {
  const questions = version1.questions.map((question) => ({ ...question, weight: question.id === 'ai-daily' ? 5 : 1 }))
  const [ai] = answersByPillar({ ...version1, questions }, [2, 5, 5, 5, 5, ...Array(11).fill(3)])
  expect(ai?.strongest[0]?.text).toMatch(/^Our people use AI/)
})

test('no answer is told as strong and weak, and what is strong is above what is weak', () => {
  const sheet = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 16, maxLength: 16 })
  const rank = (answer: string) => (answerLabels as readonly string[]).indexOf(answer)
  expect(askedQuestions(version1)).toHaveLength(16)
  fc.assert(
    fc.property(sheet, (answers) => {
      for (const { strongest, weakest } of answersByPillar(version1, answers)) {
        expect(strongest.length).toBeLessThanOrEqual(2)
        expect(weakest.length).toBeLessThanOrEqual(2)
        const texts = [...strongest, ...weakest].map(({ text }) => text)
        expect(new Set(texts).size).toBe(texts.length)
        for (const strong of strongest)
          for (const weak of weakest) expect(rank(strong.answer)).toBeGreaterThanOrEqual(rank(weak.answer))
      }
    }),
  )
})
