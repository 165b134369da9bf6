import ical, { type ICalEventData } from 'ical-generator'
import { placeOf } from '#features/events/event.ts'
import type { Event } from '#features/events/queries.server.ts'
import { timeZone } from '#features/events/site-day.ts'
import { findPeriod } from './clock-times.ts'

/** An iCalendar file. Events without a date can't be in one and are left out. */
export function writeCalendar(events: Event[], site: { company: string; page: string }): string {
  const { page } = site
  const company = onOneLine(site.company)
  const calendar = ical({
    // The library escapes the texts of events, but not the name of the calendar.
    name: escapeText(`${company}: Events`),
    url: page,
    prodId: { company: company.replaceAll('//', '/') || 'Events', product: 'Events' },
    // Without a zone of the whole calendar, so that the moments of change are written in UTC as they have to be.
    timezone: { name: null, generator: () => budapest },
  })
  for (const event of events) {
    if (event.event_date) calendar.createEvent(entry(event, event.event_date, page))
  }
  return calendar.toString()
}

/** The event's own id is the UID: an import after a change of the event replaces the earlier one. */
function entry(event: Event, day: string, page: string): ICalEventData {
  const own = `#event-${event.id}`
  return {
    id: event.id,
    summary: onOneLine(event.title),
    description: event.description && withoutControls(event.description),
    location: onOneLine(placeOf(event)),
    // What was stored before addresses were checked may be none.
    url: (URL.parse(event.registration_url || own, page) ?? new URL(own, page)).href,
    categories: event.tags
      .map(onOneLine)
      .filter(Boolean)
      .map((name) => ({ name })),
    stamp: new Date(event.updated_at),
    created: new Date(event.created_at),
    lastModified: new Date(event.updated_at),
    ...when(day, event.event_time),
  }
}

/** A time that can be read gives an hour in Budapest; anything else makes it a whole day. */
function when(day: string, text: string | null) {
  const period = findPeriod(day, text)
  if (!period) return { start: new Date(`${day}T00:00:00Z`), allDay: true }
  const { start, end } = period
  // The library writes what a Date's own clock shows beside the zone's name, whatever zone this machine is in.
  return { start: new Date(start), end: end ? new Date(end) : null, timezone: timeZone }
}

// RFC 5545 knows no control characters but the tab; a line break that is left in a value would begin a line of its own.
const withoutControls = (text: string) =>
  text.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '')

const onOneLine = (text: string) => withoutControls(text).replace(/\s+/g, ' ').trim()

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&')

const budapest = `BEGIN:VTIMEZONE
TZID:${timeZone}
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`
