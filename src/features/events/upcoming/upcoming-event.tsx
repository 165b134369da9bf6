import type { EventsText } from '#features/events/content.ts'
import { callToActionOf, dayOf, placeOf } from '#features/events/event.ts'
import type { Event } from '#features/events/queries.server.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ExternalLink } from '#ui/link.tsx'

export function UpcomingEvent({ text, event }: EventsText & { event: Event }) {
  const { id, title, description, event_date, event_time, badge_text } = event
  return (
    <li id={`event-${id}`} className="upcoming-event">
      <p className="upcoming-when">
        <time dateTime={event_date ?? undefined}>{dayOf(event)}</time>
        {event_time && <span>{event_time}</span>}
      </p>
      <div>
        {badge_text && <Badge>{badge_text}</Badge>}
        <h3>{title}</h3>
        {description && <p>{description}</p>}
        <p className="upcoming-place">{placeOf(event)}</p>
      </div>
      <div className="upcoming-actions">
        <CallToAction event={event} fallback={text.upcoming_button} />
        {event_date && (
          <a href={`/events/${id}.ics`} className="text-link" download>
            {text.upcoming_file}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
    </li>
  )
}

function CallToAction({ event, fallback }: { event: Event; fallback: string }) {
  const action = callToActionOf(event, fallback)
  if (!action) return null
  if (!action.url) return <p className="upcoming-note">{action.text}</p>
  if (action.url.startsWith('/')) {
    return (
      <ButtonLink look="ink" to={action.url}>
        {action.text}
      </ButtonLink>
    )
  }
  return (
    <ExternalLink href={action.url} className="button button-ink">
      {action.text}
    </ExternalLink>
  )
}
