import { expect, test } from 'vitest'
import { countLine } from './count-line.ts'

test.each([
  [0, 1, 'Showing 0 articles'],
  [1, 1, 'Showing 1 article'],
  [12, 1, 'Showing 12 articles'],
  [30, 2, 'Showing 30 articles, page 2 of 3'],
])('for %i articles on page %i the line reads “%s”', (total, page, line) => {
  expect(countLine(total, page)).toBe(line)
})
