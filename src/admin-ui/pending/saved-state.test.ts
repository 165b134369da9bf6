import { expect, test } from 'vitest'
import { ageOf } from './saved-state.tsx'

test.each([
  [0, 'just now'],
  [4_999, 'just now'],
  [5_000, '5 seconds ago'],
  [59_999, '55 seconds ago'],
  [60_000, '1 minute ago'],
  [150_000, '2 minutes ago'],
  [3_600_000, '1 hour ago'],
  [3 * 24 * 3_600_000, '3 days ago'],
  [-500, 'just now'],
])('%i ms ago is “%s”', (ms, words) => {
  expect(ageOf(ms)).toBe(words)
})
