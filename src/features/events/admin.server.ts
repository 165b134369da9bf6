import { eq } from 'drizzle-orm'
import type { Resource } from '#resources/resource.server.ts'
import { eventChange, eventInput, eventTypes } from './input.ts'
import { byDay } from './queries.server.ts'
import { events } from './tables.server.ts'

export const eventsResource: Resource = {
  name: 'events',
  table: events,
  label: ({ title }) => String(title),
  create: eventInput,
  change: eventChange,
  search: [events.title, events.description, events.location, events.tags],
  found: { by: [events.title, events.location], detail: ({ location }) => String(location ?? '') },
  filters: {
    is_visible: (value) => eq(events.is_visible, value === 'true'),
    event_type: (value) => {
      const type = eventTypes.find((known) => known === value)
      return type && eq(events.event_type, type)
    },
  },
  sort: { field: 'display_order', order: 'asc' },
  tieBreakers: byDay,
  ordered: { newPlace: 0 },
  path: () => '/about/events',
  linked: { as: 'Event', path: ({ id }) => `/about/events#event-${id}` },
  publication: { field: 'is_visible' },
  dated: 'event_date',
}
