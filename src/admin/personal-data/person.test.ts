import { expect, test } from 'vitest'
import { formatCounts } from './person.ts'

test('what was erased is said in words', () => {
  expect(formatCounts({ inquiries: 2, consents: 1, mails: 0, assessments: 1 })).toBe(
    '2 inquiries, 1 consent, 1 assessment',
  )
  expect(formatCounts({ inquiries: 0 })).toBe('nothing')
  expect(formatCounts({ news_consents: 1, team_scans: 2, webhook_deliveries: 1, other_rows: 3 })).toBe(
    '1 consent to news, 2 team scans, 1 message to another system, 3 other rows',
  )
})
