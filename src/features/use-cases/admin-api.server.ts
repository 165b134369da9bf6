import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Platform } from '#platform/platform.server.ts'
import { requireRole, type StaffEnv } from '#records/staff/session.server.ts'
import { useCases } from './tables.server.ts'

/** The tags that stories carry, drafts included, to be suggested to whoever writes the next one. */
export function tagsOfUseCasesApi({ db }: Platform) {
  return new Hono<StaffEnv>().get('/use-case-tags', requireRole('editor'), async (c) => {
    const tag = sql<string>`unnest(${useCases.tags})`
    const rows = await db.selectDistinct({ tag }).from(useCases).orderBy(tag)
    return c.json({ items: rows.map((row) => row.tag) })
  })
}
