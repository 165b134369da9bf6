import { expect, test } from 'vitest'
import { pageContent } from '#records/page-content/tables.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { getRetention } from './queries.server.ts'
import { endOfPeriod, periodText, retentionOf, startOfPeriod } from './retention.ts'

const { db } = await freshDatabase()

test('contact data is kept 3 years, assessments 6 months or 3 years for clients, analytics 13 months', () => {
  const { contact, assessment, clientAssessment, analytics } = retentionOf({})
  expect([contact, assessment, clientAssessment, analytics].map(periodText)).toEqual([
    '3 years',
    '6 months',
    '3 years',
    '13 months',
  ])
})

test.each(['', 'three', '0', '-1', '2.5', '1e9', '3 years'])('a period of "%s" is read as the built-in one', (text) => {
  expect(retentionOf({ contact_retention_years: text }).contact).toEqual({ count: 3, unit: 'year' })
})

test('one month is one month', () => {
  expect(periodText(retentionOf({ assessment_retention_months: ' 1 ' }).assessment)).toBe('1 month')
})

test.each([
  ['2026-11-15T03:00:00.000Z', 3, 'year', '2023-11-15T03:00:00.000Z'],
  ['2026-08-31T12:00:00.000Z', 6, 'month', '2026-02-28T12:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 3, 'year', '2025-02-28T00:00:00.000Z'],
  ['2026-01-10T00:00:00.000Z', 13, 'month', '2024-12-10T00:00:00.000Z'],
] as const)('at %s, %i %s(s) reach back to %s', (now, count, unit, start) => {
  expect(startOfPeriod({ count, unit }, new Date(now)).toISOString()).toBe(start)
})

test('the end of a period is the first moment at which it is over, on every day of four years', () => {
  const day = 24 * 60 * 60 * 1000
  const first = Date.parse('2026-01-01T12:00:00.000Z')
  for (const period of [
    { count: 1, unit: 'month' },
    { count: 6, unit: 'month' },
    { count: 3, unit: 'year' },
  ] as const) {
    for (let days = 0; days < 4 * 366; days++) {
      const moment = first + days * day
      const end = endOfPeriod(period, new Date(moment)).getTime()
      expect(startOfPeriod(period, new Date(end - 1)).getTime()).toBeLessThanOrEqual(moment)
      expect(startOfPeriod(period, new Date(end + 1)).getTime()).toBeGreaterThan(moment)
    }
  }
})

test('what users save in the policy is what the erasure obeys', async () => {
  await db
    .insert(pageContent)
    .values({ page_key: 'privacy-policy', section_key: 'contact_retention_years', content: '2' })
  expect((await getRetention(db)).contact).toEqual({ count: 2, unit: 'year' })
})
