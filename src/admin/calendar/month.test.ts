import { expect, test } from 'vitest'
import { addDays, addMonths, isMonth, nameOfMonth, weeksOf } from './month.ts'

test('a month is shown in whole weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOf('2027-02').flat()).toHaveLength(28)
})

test('days and months are counted over the ends of years, and through leap days', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('a month has a name, and not everything is one', () => {
  expect(nameOfMonth('2026-11')).toBe('November 2026')
  expect(['2026-11', '2026-13', '', null].map(isMonth)).toEqual([true, false, false, false])
})
