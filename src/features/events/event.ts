import { longDay } from '#ui/long-day.ts'
import type { Event } from './queries.server.ts'

/** Where an event takes place, in the words the page shows. */
export function placeOf({ location, event_format }: Pick<Event, 'location' | 'event_format'>): string {
  if (location?.trim()) return location.trim()
  if (event_format === 'online') return 'Virtual Event'
  return event_format === 'hybrid' ? 'Hybrid Event' : 'TBD'
}

export function dayOf({ event_date }: Pick<Event, 'event_date'>): string {
  return event_date ? longDay(event_date) : 'Date TBD'
}

export function splitEvents<Row extends Pick<Event, 'event_type'>>(events: Row[]) {
  return {
    upcoming: events.filter((event) => event.event_type === 'upcoming'),
    past: events.filter((event) => event.event_type === 'past'),
  }
}

/** The call to action of an upcoming event: nothing, plain words, or a link when there is somewhere to register. */
export function callToActionOf(event: Pick<Event, 'cta_visible' | 'cta_text' | 'registration_url'>, fallback: string) {
  if (!event.cta_visible) return undefined
  return { text: event.cta_text?.trim() || fallback, url: event.registration_url?.trim() || undefined }
}
