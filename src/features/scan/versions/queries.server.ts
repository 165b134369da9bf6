import { and, eq, ne } from 'drizzle-orm'
import { scanVersions } from '#features/scan/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type Scan, scanOf } from './scan.ts'

export type PublicVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** A version that visitors may be asked by: that one, if it was ever published, or the one that is. */
export async function findVersion(db: Database, id?: string) {
  const { status, definition } = scanVersions
  const isIt = id ? and(eq(scanVersions.id, id), ne(status, 'draft')) : eq(status, 'published')
  const [version] = await db.select({ id: scanVersions.id, definition }).from(scanVersions).where(isIt)
  return version
}

/** What visitors are asked now. */
export async function getPublishedScan(db: Database): Promise<Scan> {
  const version = await findVersion(db)
  if (!version) throw new Error('No version of the scan is published')
  return scanOf(version.id, version.definition)
}
