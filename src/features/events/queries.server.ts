import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { dayOf, placeOf } from './event.ts'
import { siteDay } from './site-day.ts'
import { events } from './tables.server.ts'

export type Event = Omit<typeof events.$inferSelect, 'keep_upcoming'>

/** On this day an event whose day is over is past, whatever users have called it, unless they keep it. */
export const typeOn = (day: string | SQL) =>
  sql<Event['event_type']>`case when ${events.event_date} < ${day}::date and not ${events.keep_upcoming}
    then 'past' else ${events.event_type} end`

/** Among events that share a number: those ahead first, nearest first, then those that are over, latest first. */
export const byDay = (day: string | SQL) => [
  typeOn(day),
  sql`case when ${typeOn(day)} = 'upcoming' then ${events.event_date} end`,
  // Undated ones belong to the running year, so they come before all others.
  sql`case when ${typeOn(day)} = 'past' then ${events.event_date} end desc nulls first`,
]

const { keep_upcoming: _keep, ...shown } = getTableColumns(events)

export function listEvents(db: Database, now: Date): Promise<Event[]> {
  const day = siteDay(now)
  return db
    .select({ ...shown, event_type: typeOn(day) })
    .from(events)
    .where(eq(events.is_visible, true))
    .orderBy(asc(events.display_order), ...byDay(day), asc(events.id))
}

/** For other pages: those that are still ahead, the nearest first; undated ones, and those that are kept, come last. */
export async function listRelatedEvents(db: Database, now: Date) {
  const ahead = (await listEvents(db, now)).filter(({ event_type }) => event_type === 'upcoming')
  const today = siteDay(now)
  const byDate = ({ event_date }: Event) => (event_date && event_date >= today ? event_date : '9999')
  return ahead
    .toSorted((a, b) => byDate(a).localeCompare(byDate(b)))
    .map((event) => ({
      id: event.id,
      title: event.title,
      text: `${dayOf(event)}, ${placeOf(event)}`,
      path: `/about/events#event-${event.id}`,
      tags: event.tags,
    }))
}

/** With the type that users gave it: its file in a calendar is the same before and after. */
export async function findEvent(db: Database, id: string): Promise<Event | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select(shown)
    .from(events)
    .where(and(eq(events.id, id), eq(events.is_visible, true)))
  return row
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
