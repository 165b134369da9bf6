import { eventsFailure } from '#features/events/client.ts'
import type { EventsText } from '#features/events/content.ts'
import type { Event } from '#features/events/queries.server.ts'
import { Section } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { UpcomingEvent } from './upcoming-event.tsx'
import './upcoming.css'

type State = 'loading' | 'failed' | 'ready'

export function Upcoming({ text, events, state }: EventsText & { events: Event[]; state: State }) {
  return (
    <Section id="upcoming" className="upcoming">
      <div className="upcoming-head">
        <h2>{text.upcoming_title}</h2>
        <a href="/events.ics" className="text-link">
          {text.upcoming_feed}
        </a>
      </div>
      {state === 'loading' && <Spinner label={text.loading} />}
      {state === 'failed' && <p className="problem">{eventsFailure}</p>}
      {state === 'ready' && events.length === 0 && <p className="lead">{text.upcoming_empty}</p>}
      <ol>
        {events.map((event) => (
          <UpcomingEvent key={event.id} event={event} text={text} />
        ))}
      </ol>
    </Section>
  )
}
