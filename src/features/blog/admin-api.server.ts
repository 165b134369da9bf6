import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Platform } from '#platform/platform.server.ts'
import { requireRole, type StaffEnv } from '#records/staff/session.server.ts'
import { blogPosts } from './tables.server.ts'

/** The tags that articles carry, drafts included, to be suggested to whoever writes the next one. */
export function blogTagsApi({ db }: Platform) {
  return new Hono<StaffEnv>().get('/blog-tags', requireRole('editor'), async (c) => {
    const tag = sql<string>`unnest(${blogPosts.tags})`
    const rows = await db.selectDistinct({ tag }).from(blogPosts).orderBy(tag)
    return c.json({ items: rows.map((row) => row.tag) })
  })
}
