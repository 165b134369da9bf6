import fc from 'fast-check'
import { expect, test } from 'vitest'
import { score } from '#features/scan/scoring/scoring.ts'
import { orderQuestions } from '#features/scan/scoring/shuffle.ts'
import { scanOf } from '#features/scan/versions/scan.ts'
import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import {
  type Assessment,
  answersInOrder,
  canGoOn,
  chooseAnswer,
  complete,
  enterPersonalData,
  finish,
  goBack,
  goOn,
  startAssessment,
} from './state.ts'

const scan = scanOf(version1Id, version1)
const { questions } = scan
const start = (random = () => 0.3) =>
  startAssessment({ scan, questions: orderQuestions(scan, random), assessToken: 'token', visit: 'visit' })
const answered = (count: number): Assessment => {
  let state = start()
  for (let i = 0; i < count; i++) state = goOn(chooseAnswer(state, 3))
  return state
}

test('a scan starts at the first question with nothing answered', () => {
  expect(start()).toMatchObject({
    currentQuestion: 0,
    answers: Array(16).fill(0),
    isComplete: false,
    assessToken: 'token',
  })
  expect(start().questions).toHaveLength(16)
})

test('a version with fewer questions ends with its own last one', () => {
  const shorter = { ...scan, questions: questions.slice(0, 3) }
  let state = startAssessment({ scan: shorter, questions: shorter.questions, assessToken: 't', visit: 'v' })
  for (const answer of [1, 2]) state = goOn(chooseAnswer(state, answer))
  expect(state).toMatchObject({ currentQuestion: 2, isComplete: false })
  state = goOn(chooseAnswer(state, 3))
  expect(state.isComplete).toBe(true)
  expect(answersInOrder(state)).toEqual([1, 2, 3])
})

test('nobody goes on without an answer', () => {
  expect(canGoOn(start())).toBe(false)
  expect(goOn(start())).toEqual(start())
  expect(goOn(chooseAnswer(start(), 4)).currentQuestion).toBe(1)
})

test('nobody goes back before the first question', () => {
  expect(goBack(start()).currentQuestion).toBe(0)
})

test('answers are handed in by the order of the catalogue, not by that of this scan', () => {
  let state = start(Math.random)
  const chosen = new Map(questions.map(({ id }, place) => [id, (place % 5) + 1]))
  for (const { id } of state.questions) state = goOn(chooseAnswer(state, chosen.get(id) ?? 0))
  expect(answersInOrder(state)).toEqual([...chosen.values()])
})

test('an answer can be changed', () => {
  const state = chooseAnswer(goBack(goOn(chooseAnswer(start(), 4))), 2)
  expect(state.answers[0]).toBe(2)
})

test('the questions are complete with the answer that leaves none open, wherever it is given', () => {
  expect(complete(chooseAnswer(answered(14), 5)).isComplete).toBe(false)
  expect(complete(chooseAnswer(answered(15), 5)).isComplete).toBe(true)
})

test('going on from the last question leads to the personal data and submits nothing', () => {
  const state = goOn(chooseAnswer(answered(15), 5))
  expect(state).toMatchObject({ isComplete: true, currentQuestion: 15 })
  expect(state.result).toBeUndefined()
})

test('who goes back from the personal data finds the question that led there', () => {
  const back = goBack(goOn(chooseAnswer(answered(15), 5)))
  expect(back).toMatchObject({ isComplete: false, currentQuestion: 15 })
  const corrected = complete(chooseAnswer(goBack(goBack(back)), 1))
  expect(goBack(corrected)).toMatchObject({ isComplete: false, currentQuestion: 13 })
})

test('personal data is gone from the state once there is a result', () => {
  const entered = enterPersonalData(answered(16), { firstName: 'Réka', email: 'reka@example.com' })
  const done = finish(entered, { assessmentId: 'id', ...score(version1, entered.answers) })
  expect(done.personalData).toEqual({})
  expect(JSON.stringify(done)).not.toContain('reka')
})

test('whatever is pressed, the position stays between the first and the last question', () => {
  const press = fc.oneof(
    fc.constant(goOn),
    fc.constant(goBack),
    fc.constant(complete),
    fc.integer({ min: 1, max: 5 }).map((n) => (state: Assessment) => chooseAnswer(state, n)),
  )
  fc.assert(
    fc.property(fc.array(press, { maxLength: 80 }), (presses) => {
      const state = presses.reduce((current, apply) => apply(current), start())
      expect(state.currentQuestion).toBeGreaterThanOrEqual(0)
      expect(state.currentQuestion).toBeLessThanOrEqual(15)
      if (state.isComplete) expect(state.answers).not.toContain(0)
    }),
  )
})
