import { dayOf } from '#features/events/event.ts'
import type { Event } from '#features/events/queries.server.ts'
import './next-up.css'

/** The next dates as stations of a lane, each leading down to its event. */
export function NextUp({ events }: { events: Event[] }) {
  if (events.length === 0) return null
  return (
    <ol className="next-up">
      {events.slice(0, 3).map((event) => (
        <li key={event.id}>
          <a href={`#event-${event.id}`}>
            <b>{dayOf(event)}</b>
            {event.title}
          </a>
        </li>
      ))}
    </ol>
  )
}
