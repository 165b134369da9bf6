import { dayOf, placeOf } from '#features/events/event.ts'
import type { Event } from '#features/events/queries.server.ts'

export function PastEvent({ event }: { event: Event }) {
  return (
    <li className="past-event">
      <h4>{event.title}</h4>
      <p className="past-when">
        <time dateTime={event.event_date ?? undefined}>{dayOf(event)}</time> · {placeOf(event)}
      </p>
      {event.description && <p>{event.description}</p>}
      {event.tags.length > 0 && <p className="past-tags">{event.tags.join(' · ')}</p>}
    </li>
  )
}
