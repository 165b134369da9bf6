import { eq, inArray, sql } from 'drizzle-orm'
import type { Resource } from '#resources/resource.server.ts'
import { eventChange, eventInput, eventTypes } from './input.ts'
import { byDay, typeOn } from './queries.server.ts'
import { timeZone } from './site-day.ts'
import { events } from './tables.server.ts'

const today = sql`(now() at time zone ${timeZone})`

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
      return type && eq(typeOn(today), type)
    },
  },
  sort: { field: 'display_order', order: 'asc' },
  tieBreakers: byDay(today),
  ordered: { newPlace: 0 },
  // Users see what visitors see: an event whose day is over is a past one.
  async addRelated(tx, rows) {
    const ids = rows.map(({ id }) => String(id))
    const types = await tx
      .select({ id: events.id, event_type: typeOn(today) })
      .from(events)
      .where(inArray(events.id, ids))
    const typeOf = new Map(types.map(({ id, event_type }) => [id, event_type]))
    return rows.map((row) => ({ ...row, event_type: typeOf.get(String(row.id)) ?? row.event_type }))
  },
  path: () => '/about/events',
  linked: { as: 'Event', path: ({ id }) => `/about/events#event-${id}` },
  publication: { field: 'is_visible' },
  dated: 'event_date',
}
