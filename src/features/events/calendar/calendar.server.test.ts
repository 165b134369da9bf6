import { expect, test } from 'vitest'
import type { Event } from '#features/events/queries.server.ts'
import { writeCalendar } from './calendar.server.ts'
import { findClockTimes } from './clock-times.ts'
import { event } from './event.fixture.ts'

const site = { company: 'Tandem', page: 'https://site.example/about/events' }
const lines = (changes: Partial<Event> = {}) => writeCalendar([{ ...event, ...changes }], site).split('\r\n')

test('an event keeps its own id, so that a second import replaces the first', () => {
  expect(lines()).toContain(`UID:${event.id}`)
  expect(lines({ title: 'Renamed' })).toContain(`UID:${event.id}`)
})

test('a time is one in Budapest, and the file explains that zone', () => {
  expect(lines()).toContain('DTSTART;TZID=Europe/Budapest:20260701T180000')
  expect(lines()).toContain('DTEND;TZID=Europe/Budapest:20260701T203000')
  expect(lines()).toContain('BEGIN:VTIMEZONE')
  expect(lines()).toContain('TZID:Europe/Budapest')
})

test('the moments of change are written in UTC', () => {
  expect(lines()).toContain('DTSTAMP:20260203T112233Z')
  expect(lines()).toContain('LAST-MODIFIED:20260203T112233Z')
})

test('an evening that ends after midnight ends on the next day', () => {
  expect(lines({ event_time: '22:00-01:00' })).toContain('DTEND;TZID=Europe/Budapest:20260702T010000')
})

test.each([null, '', 'in the afternoon', '9 am'])('with the time “%s” it lasts the whole day', (event_time) => {
  expect(lines({ event_time })).toContain('DTSTART;VALUE=DATE:20260701')
})

test('an event without a date is left out', () => {
  expect(lines({ event_date: null })).not.toContain('BEGIN:VEVENT')
})

test('texts are escaped, and addresses are whole', () => {
  expect(lines()).toContain('SUMMARY:Decide in Days\\, together\\; quickly')
  expect(lines()).toContain('DESCRIPTION:Line one\\nLine two')
  expect(lines()).toContain('LOCATION:Virtual Event')
  expect(lines()).toContain('URL;VALUE=URI:https://site.example/contact#contact')
})

test.each(['https://[', 'https://', '//['])(
  'an address that is none (%s) leaves the event its own',
  (registration_url) => {
    const file = writeCalendar([{ ...event, registration_url }], site).replaceAll('\r\n ', '')
    expect(file).toContain(`\nURL;VALUE=URI:https://site.example/about/events#event-${event.id}\r`)
  },
)

test('no text of users can write a line of its own, and none leaves a control character', () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\0', '\x1b']
  for (const sign of breaks) {
    const evil = `A${sign}BEGIN:VEVENT${sign}SUMMARY:Stolen; yes, it is`
    const changes = { title: evil, description: evil, location: evil, tags: [evil], event_time: evil }
    const file = writeCalendar([{ ...event, ...changes }], { ...site, company: evil })
    const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
    expect(unfolded.filter((line) => /^BEGIN:VEVENT/.test(line))).toHaveLength(1)
    expect(unfolded.filter((line) => /^SUMMARY/.test(line))).toHaveLength(1)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(unfolded.find((line) => line.startsWith('X-WR-CALNAME:'))).toContain('Stolen\\; yes\\, it is')
  }
})

test.each([
  ['18:00', [18, 0], undefined],
  ['9.30 – 17:00 CET', [9, 30], [17, 0]],
  ['09:00 to 10:15', [9, 0], [10, 15]],
])('“%s” is a time', (text, start, end) => {
  const times = findClockTimes(text)
  expect([times?.start.hour, times?.start.minute]).toEqual(start)
  expect(times?.end && [times.end.hour, times.end.minute]).toEqual(end)
})

test.each(['25:00', '10:75', '18:00 GMT', 'around 18:00', '18:00-'])('“%s” is no time', (text) => {
  expect(findClockTimes(text)).toBeUndefined()
})
