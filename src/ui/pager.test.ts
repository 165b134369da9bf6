import { expect, test } from 'vitest'
import { pagesAround } from './pager.tsx'

test.each([
  [1, 2, [1, 2]],
  [1, 834, [1, 2, 834]],
  [400, 834, [1, 399, 400, 401, 834]],
  [834, 834, [1, 833, 834]],
])('on page %i of %i the pages %j can be chosen', (current, last, pages) => {
  expect(pagesAround(current, last)).toEqual(pages)
})
