import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { asJson, findPage, type Page, type Parts, tagTerm } from './find-page.server.ts'
import { isTypingError, transpositions } from './typing-errors.ts'

/** What was typed is taken as it is; only when nothing holds it may it be a typing error. Accents don't count. */
export async function search(db: Database, text: string, tag: string, page: Page, now: Date) {
  const words = wordsOf(text)
  if (words.length === 0) return { total: 0, post_ids: [] }
  const inTag = [[tagTerm(tag)]]
  const found = await findPage(db, sql`${partsOf(words)} || ${asJson(inTag)}`, page, now)
  if (found.total > 0) return found
  const mended = await listMendedParts(db, words)
  return mended.some((part) => part.length > 1) ? findPage(db, [...mended, ...inTag], page, now) : found
}

/** At most eight words of letters and digits; the rest of a longer text adds nothing to what is found. */
const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)

const partsOf = (words: string[]) => sql`blog_index.parts_of(${sql.param(words)}::text[])`

/** Each typed word, and those that differ from it by a typing error, as the start of a word. */
async function listMendedParts(db: Database, words: string[]): Promise<Parts> {
  const { rows } = await db.execute<{ parts: Parts }>(sql`select ${partsOf(words)} as parts`)
  const starts = rows.flatMap(({ parts }) => parts.flat())
  return Promise.all(starts.map(async (start) => [start, ...(await listMeantStarts(db, start.slice(0, -1)))]))
}

async function listMeantStarts(db: Database, stem: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from blog_index.words_near(${stem}, ${sql.param(transpositions(stem))}::text[]) as word`,
  )
  return rows.flatMap(({ word }) => (isTypingError(stem, word) ? [`${word}*`] : []))
}
