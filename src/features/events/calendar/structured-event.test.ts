import { expect, test } from 'vitest'
import type { Event } from '#features/events/queries.server.ts'
import { event } from './event.fixture.ts'
import { datesOf } from './event-dates.server.ts'
import { announce } from './structured-event.ts'

const site = { origin: 'https://site.example', companyName: 'Tandem' }
const dates = (changes: Partial<Event> = {}) => {
  const changed = { ...event, event_date: '2026-07-31', ...changes }
  const [told] = announce(changed, datesOf([changed]), site)
  return told && [told.startDate, 'endDate' in told ? told.endDate : undefined]
}

test('a time is one in Budapest, in summer and in winter', () => {
  expect(dates()).toEqual(['2026-07-31T18:00+02:00', '2026-07-31T20:30+02:00'])
  expect(dates({ event_date: '2026-01-31' })).toEqual(['2026-01-31T18:00+01:00', '2026-01-31T20:30+01:00'])
})

test('an evening that ends after midnight ends on the next day, by the clock of that day', () => {
  expect(dates({ event_time: '22:00–01:00' })).toEqual(['2026-07-31T22:00+02:00', '2026-08-01T01:00+02:00'])
  expect(dates({ event_date: '2026-10-24', event_time: '22:00–04:00' })).toEqual([
    '2026-10-24T22:00+02:00',
    '2026-10-25T04:00+01:00',
  ])
})

test('without a time that can be read it is the day alone, and without a day nothing', () => {
  expect(dates({ event_time: 'in the afternoon' })).toEqual(['2026-07-31', undefined])
  expect(dates({ event_time: '18:00' })).toEqual(['2026-07-31T18:00+02:00', undefined])
  expect(dates({ event_date: null })).toBeUndefined()
})
