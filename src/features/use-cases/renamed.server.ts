import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { findRenamed } from '#records/redirects/queries.server.ts'
import { useCases } from './tables.server.ts'

/** The address that a published story has instead of this one. */
export async function findNewSlug(db: Database, slug: string): Promise<string | undefined> {
  const id = await findRenamed(db, 'use-cases', slug)
  if (!id) return undefined
  const [story] = await db
    .select({ slug: useCases.slug })
    .from(useCases)
    .where(and(eq(useCases.id, id), eq(useCases.published, true)))
  return story?.slug
}
