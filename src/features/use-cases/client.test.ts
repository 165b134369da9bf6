import { expect, test } from 'vitest'
import { findUseCaseQuery, listUseCasesQuery } from './client.ts'

test.each([
  ['the list', listUseCasesQuery({ q: '', page: 1 })],
  ['one story', findUseCaseQuery('slug')],
])('%s is asked for again after 1, 2 and 3 seconds', (_what, { retryDelay }) => {
  const delays = [0, 1, 2].map((failures) => (retryDelay as (failures: number) => number)(failures))
  expect(delays).toEqual([1000, 2000, 3000])
})
