import { beforeEach, expect, test, vi } from 'vitest'
import { chooseAnswer, finish, goOn, startAssessment } from '#features/scan/flow/state.ts'
import { score } from '#features/scan/scoring/scoring.ts'
import { scanOf } from '#features/scan/versions/scan.ts'
import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import type { Progress } from './input.ts'

const scan = scanOf(version1Id, version1)
const start = (visit = 'v') => startAssessment({ scan, questions: scan.questions, assessToken: 'token', visit })
const answered = (count: number, from = start()) => {
  let state = from
  for (let i = 0; i < count; i++) state = goOn(chooseAnswer(state, 3))
  return state
}

let sent: Promise<Progress>[] = []
let onVisibility: () => void = () => {}
let visibilityState = 'visible'
let page: typeof import('./count-progress.ts')

beforeEach(async () => {
  sent = []
  visibilityState = 'visible'
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { host: 'tandem.example' })
  vi.stubGlobal('document', {
    referrer: '',
    addEventListener: (_name: string, listener: () => void) => {
      onVisibility = listener
    },
    querySelector: () => ({ content: 'key' }),
    get visibilityState() {
      return visibilityState
    },
  })
  vi.stubGlobal('navigator', {
    sendBeacon: (_url: string, body: Blob) => sent.push(body.text().then((text) => JSON.parse(text))) > 0,
  })
  // Each page that is opened knows nothing of those before.
  vi.resetModules()
  page = await import('./count-progress.ts')
})

async function visit(states: ReturnType<typeof start>[]) {
  for (const state of states) {
    page.countProgress(state)
    vi.runAllTimers()
  }
  return (await Promise.all(sent)).map(({ answered, step }) => `${step} ${answered}`)
}

test('the start, every fourth answer, the personal data and the result are told, each once', async () => {
  const all = Array.from({ length: 17 }, (_, count) => answered(count))
  const done = finish(answered(16), { assessmentId: 'id', ...score(version1, Array(16).fill(3)) })
  expect(await visit([...all, answered(16), done, done])).toEqual([
    'questions 0',
    'questions 4',
    'questions 8',
    'questions 12',
    'personal-data 16',
    'result 16',
  ])
})

test('nothing is sent while answers follow each other quickly', () => {
  for (let count = 0; count < 10; count++) page.countProgress(answered(count))
  expect(sent).toHaveLength(0)
  vi.runAllTimers()
  expect(sent).toHaveLength(1)
})

test('who leaves in between is counted to the last answer', async () => {
  await visit([answered(4)])
  page.countProgress(answered(6))
  visibilityState = 'hidden'
  onVisibility()
  onVisibility()
  expect(await Promise.all(sent)).toEqual([
    // With the first report alone: it is counted by where the visit began.
    { visit: 'v', answered: 4, questions: 16, step: 'questions', source: {} },
    { visit: 'v', answered: 6, questions: 16, step: 'questions' },
  ])
})

test('a scan that is taken again is another one', async () => {
  expect(await visit([answered(4), start('w')])).toEqual(['questions 4', 'questions 0'])
})

test('a browser that asks not to be counted is not counted', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  expect(await visit([start(), answered(8)])).toEqual([])
})
