import fc from 'fast-check'
import { expect, test } from 'vitest'
import { score } from '#features/scan/scoring/scoring.ts'
import { orderQuestions } from '#features/scan/scoring/shuffle.ts'
import { scanOf } from '#features/scan/versions/scan.ts'
import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import { readAssessment, writeAssessment } from './saved-assessment.ts'
import { type Assessment, chooseAnswer, enterPersonalData, finish, goOn, startAssessment } from './state.ts'

const scan = scanOf(version1Id, version1)
const start = { scan, questions: orderQuestions(scan, () => 0.7), assessToken: 'token', visit: 'visit' }
const underWay = goOn(chooseAnswer(startAssessment(start), 4))
const changed = (change: (saved: Record<string, unknown>) => void) => {
  const saved = JSON.parse(writeAssessment(underWay))
  change(saved)
  return JSON.stringify(saved)
}

test('a scan comes back at the same question, with the same order and the same answers', () => {
  expect(readAssessment(writeAssessment(underWay))).toEqual(underWay)
})

test('what was typed and what was scored come back as well', () => {
  const answers = Array(16).fill(4)
  const full: Assessment = { ...enterPersonalData(underWay, { role: 'CIO' }), answers, isComplete: true }
  expect(readAssessment(writeAssessment(full))).toEqual(full)
  const done = finish(full, { assessmentId: 'id', ...score(version1, answers) })
  expect(readAssessment(writeAssessment(done))).toEqual(done)
})

test('a scan of a version that is no longer published comes back with its own questions', () => {
  const { questions } = version1
  const shorter = scanOf('another', { ...version1, questions: questions.slice(1, 14) })
  const begun = startAssessment({ ...start, scan: shorter, questions: shorter.questions })
  expect(readAssessment(writeAssessment(begun))).toEqual(begun)
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['half a text', writeAssessment(underWay).slice(0, 200)],
  ['another kind of value', '[1,2,3]'],
  ['an older form', changed((saved) => (saved.version = 0))],
  ['no questions', changed((saved) => delete saved.scan)],
  ['questions of another shape', changed((saved) => ((saved.scan as { questions: unknown[] }).questions[0] = 'gone'))],
  ['pillars without a name', changed((saved) => ((saved.scan as { pillarNames: unknown }).pillarNames = {}))],
  ['a question that no longer exists', changed((saved) => ((saved.questions as string[])[3] = 'gone'))],
  ['a question twice', changed((saved) => ((saved.questions as string[])[3] = (saved.questions as string[])[4] ?? ''))],
  ['pillars out of order', changed((saved) => (saved.questions as string[]).reverse())],
  ['fifteen answers', changed((saved) => (saved.answers as number[]).pop())],
  ['an impossible answer', changed((saved) => ((saved.answers as number[])[0] = 9))],
  ['a question beyond the last', changed((saved) => (saved.currentQuestion = 16))],
  ['complete without all answers', changed((saved) => (saved.isComplete = true))],
  ['no token', changed((saved) => (saved.assessToken = ''))],
  ['no number to be counted under', changed((saved) => delete saved.visit)],
  ['a result of another shape', changed((saved) => (saved.result = { dominantArchetype: 'wizard' }))],
])('%s starts afresh', (_what, text) => {
  expect(readAssessment(text)).toBeUndefined()
})

test('whatever another program has left there starts afresh without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(readAssessment(text)).toBeUndefined()
    }),
  )
})
