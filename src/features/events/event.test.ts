import { expect, test } from 'vitest'
import { callToActionOf, dayOf, placeOf, splitEvents } from './event.ts'

test.each([
  ['Vienna', 'online', 'Vienna'],
  [null, 'online', 'Virtual Event'],
  [' ', 'hybrid', 'Hybrid Event'],
  [null, 'in-person', 'TBD'],
  [null, null, 'TBD'],
] as const)('an event at “%s”, %s, takes place at “%s”', (location, event_format, shown) => {
  expect(placeOf({ location, event_format })).toBe(shown)
})

test('a day reads as a day, and a missing one as Date TBD', () => {
  expect(dayOf({ event_date: '2026-03-29' })).toBe('29 March 2026')
  expect(dayOf({ event_date: null })).toBe('Date TBD')
})

test('events are split by their type', () => {
  const { upcoming, past } = splitEvents([
    { id: 1, event_type: 'upcoming' as const },
    { id: 2, event_type: 'past' as const },
  ])
  expect([upcoming[0]?.id, past[0]?.id]).toEqual([1, 2])
})

test('the call to action shows only when it is switched on, and leads somewhere only with an address', () => {
  const event = { cta_visible: true, cta_text: 'Join', registration_url: 'https://site.example' }
  expect(callToActionOf(event, 'Register')).toEqual({ text: 'Join', url: 'https://site.example' })
  expect(callToActionOf({ ...event, registration_url: null }, 'Register')).toEqual({ text: 'Join', url: undefined })
  expect(callToActionOf({ ...event, cta_text: '' }, 'Register')?.text).toBe('Register')
  expect(callToActionOf({ ...event, cta_visible: false }, 'Register')).toBeUndefined()
})
