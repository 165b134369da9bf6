import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { events } from './tables.server.ts'

export type Event = typeof events.$inferSelect

/** Among events that share a number: those ahead first, nearest first, then those that are over, latest first. */
export const byDay = [
  sql`${events.event_type}`,
  sql`case when ${events.event_type} = 'upcoming' then ${events.event_date} end`,
  // Undated ones belong to the running year, so they come before all others.
  sql`case when ${events.event_type} = 'past' then ${events.event_date} end desc nulls first`,
]

export function listEvents(db: Database) {
  return db
    .select()
    .from(events)
    .where(eq(events.is_visible, true))
    .orderBy(asc(events.display_order), ...byDay, asc(events.id))
}

export async function findEvent(db: Database, id: string): Promise<Event | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.is_visible, true)))
  return row
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
