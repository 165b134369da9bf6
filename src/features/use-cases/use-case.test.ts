import { expect, test } from 'vitest'
import { countLine, findQuote } from './use-case.ts'

test.each([
  [0, 'Showing 0 success stories'],
  [1, 'Showing 1 success story'],
  [3, 'Showing 3 success stories'],
  [25, 'Showing 25 success stories, page 1 of 3'],
])('%i found reads “%s”', (total, line) => {
  expect(countLine(total, 1)).toBe(line)
})

const quote = { quote_text: 'It works.', quote_name: 'Ada', quote_role: 'CTO', quote_logo_url: null }

test('a quote shows when its text, name and role are all present', () => {
  expect(findQuote(quote)).toEqual({ text: 'It works.', name: 'Ada', role: 'CTO', logo: undefined })
})

test.each(['quote_text', 'quote_name', 'quote_role'])('without its %s there is no quote', (field) => {
  expect(findQuote({ ...quote, [field]: null })).toBeUndefined()
  expect(findQuote({ ...quote, [field]: ' ' })).toBeUndefined()
})
