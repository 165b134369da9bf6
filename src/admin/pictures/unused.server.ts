import { and, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { files } from '#records/files/tables.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { isInLibrary } from './library.server.ts'
import { listTyped, listUses } from './uses.server.ts'

/** Remembers since when nothing uses a picture, and forgets it for those that are used again. */
export async function markUnused(db: Database, resources: Resource[], now: Date) {
  const shown = (await listUses(db, resources)).map(({ path }) => path)
  const used = [...new Set([...shown, ...(await listTyped(db))])]
  const path = sql`${files.bucket} || '/' || ${files.name}`
  await db
    .update(files)
    .set({ unused_since: null })
    .where(and(isNotNull(files.unused_since), inArray(path, [...used, ''])))
  await db
    .update(files)
    .set({ unused_since: now.toISOString() })
    .where(and(isInLibrary, isNull(files.unused_since), notInArray(path, [...used, ''])))
}
