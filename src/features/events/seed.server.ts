import type { Database } from '#platform/database/database.server.ts'
import { pastEvents, upcomingEvents } from './sample-events.ts'
import { events } from './tables.server.ts'

const day = 24 * 60 * 60 * 1000

/** Upcoming events are dated from the day of the first start, so that they are ahead whenever that is. */
export async function seedEvents(db: Database, now: Date) {
  const upcoming = upcomingEvents.map(({ daysAhead, ...event }) => ({
    ...event,
    event_type: 'upcoming' as const,
    event_date: daysAhead ? new Date(now.getTime() + daysAhead * day).toISOString().slice(0, 10) : null,
  }))
  const past = pastEvents.map((event) => ({ ...event, event_type: 'past' as const }))
  await db.insert(events).values([...upcoming, ...past])
}
