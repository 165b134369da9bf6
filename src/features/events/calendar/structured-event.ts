import { placeOf } from '#features/events/event.ts'
import type { Event } from '#features/events/queries.server.ts'
import { findClockTimes } from './clock-times.ts'

const attendance = { online: 'Online', 'in-person': 'Offline', hybrid: 'Mixed' } as const

/** An event for search engines, when its day is known. */
export function announce(event: Event, { origin, companyName }: { origin: string; companyName: string }) {
  if (!event.event_date) return []
  const times = findClockTimes(event.event_time)
  const url = `${origin}/about/events#event-${event.id}`
  const place = event.event_format === 'online' ? { '@type': 'VirtualLocation', url } : venue(placeOf(event))
  return [
    {
      '@type': 'Event',
      name: event.title,
      startDate: times ? `${event.event_date}T${clock(times.start)}` : event.event_date,
      ...(times?.end && { endDate: `${event.event_date}T${clock(times.end)}` }),
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

const clock = ({ hour, minute }: { hour: number; minute: number }) =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
