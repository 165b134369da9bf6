import { expect, test } from 'vitest'
import { longDay } from './long-day.ts'

test('a day is written out as Intl does it', () => {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2028, 0, 1 + i)).toISOString())
  expect(days.map(longDay)).toEqual(days.map((day) => format.format(new Date(day))))
  expect(longDay('2026-01-31')).toBe('31 January 2026')
})
