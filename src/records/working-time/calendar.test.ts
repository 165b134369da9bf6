import { expect, test } from 'vitest'
import { answerDue, usualTime, workingDayAt } from './calendar.ts'

const always = { ...usualTime, days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' }
const withHoliday = { ...usualTime, holidays: ['2026-03-16'] }
const overWeekend = { ...usualTime, holidays: ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28'] }
const inTokyo = { ...usualTime, time_zone: 'Asia/Tokyo' }

test.each([
  ['on a working day: 24 hours later', usualTime, '2026-03-10T10:20:30.123Z', '2026-03-11T10:20:30.123Z'],
  ['on a Friday: on Monday at the same time', usualTime, '2026-03-13T10:00:00Z', '2026-03-16T10:00:00.000Z'],
  ['before a holiday: after it', withHoliday, '2026-03-13T10:00:00Z', '2026-03-17T10:00:00.000Z'],
  ['before the day begins: when the next one does', usualTime, '2026-03-10T04:00:00Z', '2026-03-11T08:00:00.000Z'],
  ['in the evening: counted from the morning on', usualTime, '2026-03-10T20:00:00Z', '2026-03-12T08:00:00.000Z'],
  ['at closing time: as in the evening', usualTime, '2026-03-10T16:00:00Z', '2026-03-12T08:00:00.000Z'],
  ['on a Saturday: counted from Monday morning on', usualTime, '2026-03-14T12:00:00Z', '2026-03-17T08:00:00.000Z'],
  ['where the clocks change: at the same time there', usualTime, '2026-03-27T09:00:00Z', '2026-03-30T08:00:00.000Z'],
  ['where they change back: at the same time there', usualTime, '2026-10-23T08:00:00Z', '2026-10-26T09:00:00.000Z'],
  ['before holidays around a weekend: after all', overWeekend, '2026-12-23T10:00:00Z', '2026-12-29T10:00:00.000Z'],
  ['on a holiday: counted from the day after', overWeekend, '2026-12-25T10:00:00Z', '2026-12-30T08:00:00.000Z'],
  ['where it is evening already: by the clock there', inTokyo, '2026-03-10T08:30:00Z', '2026-03-12T00:00:00.000Z'],
  ['of those who always work: 24 hours later', always, '2026-03-14T23:59:00Z', '2026-03-15T23:59:00.000Z'],
])('an answer to what comes in is due %s', (_when, calendar, received, due) =>
  expect(answerDue(calendar, new Date(received)).toISOString()).toBe(due),
)

test('a day is that of those who work', () => {
  expect(workingDayAt(inTokyo, new Date('2026-03-13T20:00:00Z'))).toEqual({
    starts: new Date('2026-03-13T15:00:00Z'),
    opens: new Date('2026-03-14T00:00:00Z'),
    ends: new Date('2026-03-14T15:00:00Z'),
    isWorkedOn: false,
  })
  expect(workingDayAt(usualTime, new Date('2026-03-13T20:00:00Z')).isWorkedOn).toBe(true)
})
