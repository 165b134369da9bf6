import { placeOf } from '#features/events/event.ts'
import type { Event } from '#features/events/queries.server.ts'
import type { EventDates } from './event-dates.server.ts'

type Site = { origin: string; companyName: string }

const attendance = { online: 'Online', 'in-person': 'Offline', hybrid: 'Mixed' } as const

/** An event for search engines, when its day is known. */
export function announce(event: Event, dates: EventDates, { origin, companyName }: Site) {
  if (!event.event_date) return []
  const url = `${origin}/about/events#event-${event.id}`
  const place = event.event_format === 'online' ? { '@type': 'VirtualLocation', url } : venue(placeOf(event))
  return [
    {
      '@type': 'Event',
      name: event.title,
      ...(dates[event.id] ?? { startDate: event.event_date }),
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
