import { expect, test } from 'vitest'
import { missingOfQuote } from './quote.ts'

test.each([
  [{ text: 'Good.', name: 'Noor', role: 'Head' }, []],
  [{ text: '', name: null, role: undefined }, []],
  [{ text: 'Good.', name: ' ', role: null }, ['the name', 'the role']],
  [{ text: null, name: 'Noor', role: 'Head' }, ['the text']],
])('of %j is missing: %j', (quote, missing) => {
  expect(missingOfQuote(quote)).toEqual(missing)
})
