import { expect, test } from 'vitest'
import { formatSpan } from './format-date.ts'

const minutes = (count: number) => count * 60_000

test.each([
  [minutes(0.5), 'less than a minute'],
  [minutes(25), '25 min'],
  [minutes(59.9), '59 min'],
  [minutes(60), '1 h'],
  [minutes(5 * 60 + 59), '5 h'],
  [minutes(47 * 60), '47 h'],
  [minutes(48 * 60), '2 days'],
  [minutes(24 * 60 * 30), '30 days'],
])('%i ms read as %s', (span, words) => expect(formatSpan(span)).toBe(words))
