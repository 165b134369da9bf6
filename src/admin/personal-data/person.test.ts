import { expect, test } from 'vitest'
import { formatCounts } from './person.ts'

test('what was erased is said in words', () => {
  expect(formatCounts({ inquiries: 2, consents: 1, mails: 0, assessments: 1 })).toBe(
    '2 inquiries, 1 consent, 1 assessment',
  )
  expect(formatCounts({ inquiries: 0 })).toBe('nothing')
})
