import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { events } from './tables.server.ts'

export type Event = typeof events.$inferSelect

export function listEvents(db: Database) {
  return db.select().from(events).where(eq(events.is_visible, true)).orderBy(asc(events.display_order), asc(events.id))
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
