import { useQuery } from '@tanstack/react-query'
import { type Event, eventsFailure, type eventsQuery } from '#features/events/client.ts'
import { dayOf, placeOf, splitEvents } from '#features/events/event.ts'
import { SiteLink } from '#ui/link.tsx'
import type { InsightsText } from './content.ts'
import { Part } from './part.tsx'

const shown = 4

export function Calendar({ text, query }: InsightsText & { query: ReturnType<typeof eventsQuery> }) {
  const { data, isError } = useQuery(query)
  const wording = {
    title: text.events_title,
    link: text.events_link,
    empty: text.events_empty,
    loading: text.loading,
    failure: eventsFailure,
  }
  const items = data && splitEvents(data).upcoming.slice(0, shown)
  return (
    <Part name="events" to="/about/events" wording={wording} answer={{ items, isError }}>
      {(events) => (
        <ol className="stops">
          {events.map((event) => (
            <li key={event.id}>
              <h3>
                <SiteLink to={`/about/events#event-${event.id}`}>{event.title}</SiteLink>
              </h3>
              <p>
                <Day event={event} />
                {placeOf(event)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}

function Day({ event }: { event: Event }) {
  if (!event.event_date) return <b>{dayOf(event)}</b>
  return <time dateTime={event.event_date}>{dayOf(event)}</time>
}
