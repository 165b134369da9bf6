import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { findRenamed } from '#records/redirects/queries.server.ts'
import { entries } from './search/index-tables.server.ts'
import { blogPosts } from './tables.server.ts'

/** The address that a post which can be read now has instead of this one. */
export async function findNewSlug(db: Database, slug: string, now: Date): Promise<string | undefined> {
  const id = await findRenamed(db, 'blog', slug)
  if (!id) return undefined
  const [post] = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .innerJoin(entries, eq(entries.post_id, blogPosts.id))
    .where(and(eq(blogPosts.id, id), lte(entries.visible_from, now.toISOString())))
  return post?.slug
}
