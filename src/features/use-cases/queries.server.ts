import { and, count, desc, eq, getTableColumns, ilike, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { sanitizeBody } from '#platform/sanitize.server.ts'
import { withPictureFacts, withPictureWords } from '#records/files/shown-pictures.server.ts'
import { findRenamed } from '#records/redirects/queries.server.ts'
import { pageSize, type UseCaseFilter } from './filter.ts'
import { useCases } from './tables.server.ts'

export type UseCase = typeof useCases.$inferSelect
export type UseCaseSummary = Omit<UseCase, 'body'>
export type UseCasePage = { items: UseCaseSummary[]; total: number }

const covers = { picture: 'hero_image_url', words: 'hero_image_alt' } as const

const { body: _, ...summary } = getTableColumns(useCases)

/** One page of the published ones, newest first. The long bodies stay out of the list. */
export async function listUseCases(db: Database, { q, page }: UseCaseFilter): Promise<UseCasePage> {
  const matching = and(eq(useCases.published, true), mentions(q))
  const [items, [counted]] = await Promise.all([
    db
      .select(summary)
      .from(useCases)
      .where(matching)
      .orderBy(desc(useCases.created_at), desc(useCases.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(useCases).where(matching),
  ])
  return { items: await withPictureWords(db, items, covers), total: counted?.total ?? 0 }
}

export async function findUseCase(db: Database, slug: string): Promise<UseCase | undefined> {
  const [row] = await db
    .select()
    .from(useCases)
    .where(and(eq(useCases.slug, storable(slug)), eq(useCases.published, true)))
  const [shown] = await withPictureWords(db, row ? [row] : [], covers)
  return shown && { ...shown, body: await withPictureFacts(db, sanitizeBody(shown.body)) }
}

/** Every story that may be read. */
export async function listUseCaseAddresses(db: Database) {
  const rows = await db
    .select({ slug: useCases.slug, updated_at: useCases.updated_at })
    .from(useCases)
    .where(eq(useCases.published, true))
    .orderBy(desc(useCases.created_at))
  return rows.map(({ slug, updated_at }) => ({ path: `/use-cases/${slug}`, changed: updated_at }))
}

/** For other pages, newest first. */
export async function listRelatedStories(db: Database) {
  const { id, title, excerpt: text, slug, tags } = useCases
  const stories = await db
    .select({ id, title, text, slug, tags })
    .from(useCases)
    .where(eq(useCases.published, true))
    .orderBy(desc(useCases.created_at), desc(useCases.id))
  return stories.map(({ slug, ...story }) => ({ ...story, path: `/use-cases/${slug}` }))
}

/** The text as it was typed, anywhere in the title or the excerpt: `%` and `_` are letters like any other. */
function mentions(text: string) {
  if (text === '') return undefined
  const pattern = `%${storable(text).replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(useCases.title, pattern), ilike(useCases.excerpt, pattern))
}

/** PostgreSQL refuses the null character; nothing it holds contains one. */
const storable = (text: string) => text.replaceAll('\0', '\uFFFD')

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
