import { expect, test } from 'vitest'
import { countLine } from './count-line.ts'
import { pagesAround } from './pages-around.ts'

test.each([
  [0, 1, 'Showing 0 articles'],
  [1, 1, 'Showing 1 article'],
  [12, 1, 'Showing 12 articles'],
  [30, 2, 'Showing 30 articles, page 2 of 3'],
])('for %i articles on page %i the line reads “%s”', (total, page, line) => {
  expect(countLine(total, page)).toBe(line)
})

test.each([
  [1, 2, [1, 2]],
  [1, 834, [1, 2, 834]],
  [400, 834, [1, 399, 400, 401, 834]],
  [834, 834, [1, 833, 834]],
])('on page %i of %i the pages %j can be chosen', (current, last, pages) => {
  expect(pagesAround(current, last)).toEqual(pages)
})
