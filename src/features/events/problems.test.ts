import { expect, test } from 'vitest'
import { eventProblems } from './problems.ts'

const today = '2026-11-16'

test.each([
  ['upcoming', '2026-11-15', false, ['event_date']],
  ['upcoming', '2026-11-15', true, []],
  ['upcoming', today, false, []],
  ['upcoming', null, false, []],
  ['past', '2026-11-17', false, ['event_type']],
  ['past', today, false, []],
  ['past', '2020-01-01', false, []],
])('an event that is %s on %s (kept: %s): %j', (event_type, event_date, keep_upcoming, wrong) => {
  const problems = eventProblems({ event_type, event_date, keep_upcoming }, today)
  expect(Object.entries(problems).flatMap(([field, words]) => (words ? [field] : []))).toEqual(wrong)
})
