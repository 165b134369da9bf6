import { placeOf } from '#features/events/event.ts'
import type { Event } from '#features/events/queries.server.ts'
import { withOffset } from '#features/events/site-day.ts'
import { findPeriod } from './clock-times.ts'

const attendance = { online: 'Online', 'in-person': 'Offline', hybrid: 'Mixed' } as const

/** An event for search engines, when its day is known. */
export function announce(event: Event, { origin, companyName }: { origin: string; companyName: string }) {
  if (!event.event_date) return []
  const period = findPeriod(event.event_date, event.event_time)
  const url = `${origin}/about/events#event-${event.id}`
  const place = event.event_format === 'online' ? { '@type': 'VirtualLocation', url } : venue(placeOf(event))
  return [
    {
      '@type': 'Event',
      name: event.title,
      startDate: period ? withOffset(period.start) : event.event_date,
      ...(period?.end && { endDate: withOffset(period.end) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${attendance[event.event_format ?? 'in-person']}EventAttendanceMode`,
      location: place,
      ...(event.description && { description: event.description }),
      organizer: { '@type': 'Organization', name: companyName, url: `${origin}/` },
      url,
    },
  ]
}

const venue = (name: string) => ({ '@type': 'Place', name, address: name })
