import { expect, test } from 'vitest'
import { nextMidnight, siteDay, withOffset } from './site-day.ts'

test.each([
  ['2026-01-31T22:59:59Z', '2026-01-31', '2026-01-31T23:00:00.000Z'],
  ['2026-01-31T23:00:00Z', '2026-02-01', '2026-02-01T23:00:00.000Z'],
  ['2026-07-01T21:59:59Z', '2026-07-01', '2026-07-01T22:00:00.000Z'],
  ['2026-12-31T23:30:00Z', '2027-01-01', '2027-01-01T23:00:00.000Z'],
  // The nights in which the clocks change.
  ['2026-03-28T23:30:00Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T22:30:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
])('at %s it is %s, until %s', (now, day, midnight) => {
  expect(siteDay(new Date(now))).toBe(day)
  expect(new Date(nextMidnight(new Date(now))).toISOString()).toBe(midnight)
})

test.each([
  ['2026-01-31T18:00', '+01:00'],
  ['2026-07-01T18:00', '+02:00'],
  ['2026-03-29T01:59', '+01:00'],
  ['2026-03-29T03:00', '+02:00'],
  ['2026-10-25T01:59', '+02:00'],
  ['2026-10-25T03:00', '+01:00'],
])('%s there is %s of UTC', (time, offset) => {
  expect(withOffset(time)).toBe(time + offset)
})
