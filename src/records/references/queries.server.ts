import { asc } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { brandReferences } from './tables.server.ts'

export type Reference = typeof brandReferences.$inferSelect

export function listReferences(db: Database) {
  return db.select().from(brandReferences).orderBy(asc(brandReferences.display_order), asc(brandReferences.name))
}
