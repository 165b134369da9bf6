import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'

/** What posts must have: of each part at least one term. A term is the start of a word (`lead*`), a tag or an author. */
export type Parts = string[][]

export type Page = { newestFirst?: boolean; limit: number; offset?: number }

/** The term of a tag. The empty tag is on every post. */
export const tagTerm = (tag: string) => `#${storable(tag)}`

export const authorTerm = (slug: string) => `@${storable(slug)}`

/** How many visible posts match, and which of them are on a page, in no order. */
export async function findPage(
  db: Database,
  parts: Parts | SQL,
  { newestFirst = true, limit, offset = 0 }: Page,
  now: Date,
): Promise<{ total: number; post_ids: string[] }> {
  const wanted = Array.isArray(parts) ? asJson(parts) : parts
  const { rows } = await db.execute<{ total: number; post_ids: string[] }>(sql`
    select total, post_ids from blog_index.find_page(${wanted}, ${now.toISOString()}, ${newestFirst}, ${limit}, ${offset})`)
  return rows[0] ?? { total: 0, post_ids: [] }
}

export const asJson = (parts: Parts) => sql`${JSON.stringify(parts)}::jsonb`

/** PostgreSQL refuses the null character; nothing it holds contains one. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD')
