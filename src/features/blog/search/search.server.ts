import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import { entries } from './index-tables.server.ts'
import { isTypingError, transpositions } from './typing-errors.ts'

/** Asks for every word, or a word that starts with it. Accents don't count. */
export function queryFor(words: string[]): SQL {
  return sql`to_tsquery('blog_index.english', ${words.map((word) => `${word}:*`).join(' & ')})`
}

/** The same, with each word standing also for those that differ from it by a typing error. */
export async function mendedQueryFor(db: Database, words: string[]): Promise<SQL> {
  const parts = (await listLikelyWords(db, words)).map(({ given, meant }) =>
    meant.length > 0 ? sql`(${queryFor([given])} || to_tsquery('simple', ${meant.join(' | ')}))` : queryFor([given]),
  )
  return sql`(${sql.join(parts, sql` && `)})`
}

export const matches = (query: SQL) => sql`${entries}.words @@ ${query}`

export async function countMatches(db: Database, query: SQL, tag: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select blog_index.count_matches(${query}, ${tag || null}, ${now.toISOString()}) as count`,
  )
  return rows[0]?.count ?? 0
}

/** At most eight words of letters and digits; the rest of a longer text adds nothing to what is found. */
export const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)

async function listLikelyWords(db: Database, words: string[]) {
  const stems = await db.execute<{ given: string; stem: string | null }>(sql`
    select given, (tsvector_to_array(to_tsvector('blog_index.english', given)))[1] as stem
    from unnest(${sql.param(words)}::text[]) with ordinality as list(given, place) order by place`)
  return Promise.all(
    stems.rows.map(async ({ given, stem }) => ({ given, meant: stem ? await listMeantWords(db, stem) : [] })),
  )
}

async function listMeantWords(db: Database, stem: string): Promise<string[]> {
  const near = await db.execute<{ word: string }>(sql`
    select word from blog_index.words
    where word % ${stem} or word = any(${sql.param(transpositions(stem))}::text[])
    order by similarity(word, ${stem}) desc limit 20`)
  return near.rows.map(({ word }) => word).filter((word) => isTypingError(stem, word))
}
