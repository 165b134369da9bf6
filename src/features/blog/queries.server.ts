import { and, asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { sanitizeBody } from '#platform/sanitize.server.ts'
import { listFaces } from '#records/consultants/queries.server.ts'
import { withPictureFacts, withPictureWords } from '#records/files/shown-pictures.server.ts'
import { findRenamed } from '#records/redirects/queries.server.ts'
import { isAbout, type Related } from '#resources/related.ts'
import { type PostFilter, pageSize } from './filter.ts'
import { authorsOf, type Signed } from './post/authors.ts'
import { readingTime } from './post/reading-time.ts'
import { authorTerm, findPage, type Page, type Parts, storable, tagTerm } from './search/find-page.server.ts'
import { entries } from './search/index-tables.server.ts'
import { search } from './search/search.server.ts'
import { blogPosts } from './tables.server.ts'

const covers = { picture: 'featured_image_url', words: 'featured_image_alt' } as const

const { content: _content, ...listed } = getTableColumns(blogPosts)
const listColumns = { ...listed, listed_at: entries.listed_at, word_count: entries.word_count }

export type PostList = Awaited<ReturnType<typeof listPosts>>
export type PostItem = PostList['items'][number]
export type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>

/** One page of what a visitor may read now, with how many there are in all and which tags they carry. */
export async function listPosts(db: Database, { q, tag, sort, page: number }: PostFilter, now: Date) {
  const page = { newestFirst: sort === 'newest', limit: pageSize, offset: (number - 1) * pageSize }
  const [tags, { total, post_ids }] = await Promise.all([
    listTags(db, now),
    q ? search(db, q, tag, page, now) : findPage(db, [[tagTerm(tag)]], page, now),
  ])
  return { items: await listItems(db, post_ids, page), total, tags }
}

/** A post that may be read now, with up to three others that share a tag with it. Its body is safe to show. */
export async function findPost(db: Database, slug: string, now: Date) {
  const [post] = await db
    .select({ ...listColumns, content: blogPosts.content })
    .from(blogPosts)
    .innerJoin(entries, eq(entries.post_id, blogPosts.id))
    .where(and(eq(blogPosts.slug, storable(slug)), isVisible(now)))
  if (!post) return
  const [faces, related, [shown = post], content] = await Promise.all([
    listFaces(db),
    listRelated(db, post, now),
    withPictureWords(db, [post], covers),
    withPictureFacts(db, sanitizeBody(post.content)),
  ])
  return { ...complete(shown, faces), content, related }
}

async function listRelated(db: Database, { id, tags }: { id: string; tags: string[] }, now: Date) {
  const withTags = await listMatches(db, [tags.filter(Boolean).map(tagTerm)], { limit: 4 }, now)
  return withTags.filter((post) => post.id !== id).slice(0, 3)
}

/** For other pages: the newest about the topics, the newest of all, and those that were asked for. */
export const listRelatedPages: Related['list'] = async (db, { topics, ids }, now) => {
  const tags = (await listTags(db, now)).filter((tag) => topics.some((topic) => isAbout(tag, topic)))
  const pages = await Promise.all([
    tags.length > 0 ? findPage(db, [tags.map(tagTerm)], { limit: 30 }, now) : { post_ids: [] },
    findPage(db, [[tagTerm('')]], { limit: 100 }, now),
  ])
  const wanted = [...new Set([...pages.flatMap(({ post_ids }) => post_ids), ...ids])]
  const { id, title, teaser: text, slug, tags: own } = blogPosts
  const posts = await db
    .select({ id, title, text, slug, tags: own })
    .from(entries)
    .innerJoin(blogPosts, eq(blogPosts.id, entries.post_id))
    .where(and(inArray(entries.post_id, wanted), isVisible(now)))
    .orderBy(desc(entries.listed_at), desc(entries.post_id))
  return posts.map(({ slug, ...post }) => ({ ...post, path: `/blog/${slug}` }))
}

export function listPostsByAuthor(db: Database, authorSlug: string, now: Date) {
  return listMatches(db, [[authorTerm(authorSlug)]], { limit: 100 }, now)
}

export function listNewestPosts(db: Database, limit: number, now: Date) {
  return listMatches(db, [[tagTerm('')]], { limit }, now)
}

/** The moment at which what may be read changes by itself: when the next planned post comes out. */
export async function findNextPublication(db: Database, now: Date): Promise<number | undefined> {
  const [next] = await db
    .select({ visible_from: entries.visible_from })
    .from(entries)
    .where(sql`${entries.visible_from} > ${now.toISOString()}`)
    .orderBy(asc(entries.visible_from))
    .limit(1)
  return next && Date.parse(next.visible_from)
}

/** Every article that may be read now, and every author of one. */
export async function listBlogAddresses(db: Database, now: Date) {
  const posts = await db
    .select({ slug: blogPosts.slug, updated_at: blogPosts.updated_at, author_slugs: entries.author_slugs })
    .from(entries)
    .innerJoin(blogPosts, eq(blogPosts.id, entries.post_id))
    .where(isVisible(now))
    .orderBy(desc(entries.listed_at))
  const authors = new Map<string, string>()
  for (const { author_slugs, updated_at } of posts)
    for (const slug of author_slugs) if (updated_at > (authors.get(slug) ?? '')) authors.set(slug, updated_at)
  return [
    ...posts.map(({ slug, updated_at }) => ({ path: `/blog/${slug}`, changed: updated_at })),
    ...[...authors].sort().map(([slug, changed]) => ({ path: `/authors/${slug}`, changed })),
  ]
}

const isVisible = (now: Date) => lte(entries.visible_from, now.toISOString())

async function listMatches(db: Database, parts: Parts, page: Page, now: Date) {
  const { post_ids } = await findPage(db, parts, page, now)
  return listItems(db, post_ids, page)
}

async function listItems(db: Database, ids: string[], { newestFirst = true }: Page) {
  if (ids.length === 0) return []
  const inOrder = newestFirst ? desc : asc
  const [faces, posts] = await Promise.all([
    listFaces(db),
    db
      .select(listColumns)
      .from(entries)
      .innerJoin(blogPosts, eq(blogPosts.id, entries.post_id))
      .where(inArray(entries.post_id, ids))
      .orderBy(inOrder(entries.listed_at), inOrder(entries.post_id)),
  ])
  return (await withPictureWords(db, posts, covers)).map((post) => complete(post, faces))
}

/** With what readers see of it that is in no column: how long it takes, and its authors' pictures. */
function complete<P extends Signed & { word_count: number }>(
  { word_count, ...post }: P,
  known: Record<string, string>,
) {
  const faces: Record<string, string> = {}
  for (const { name } of authorsOf(post, '')) if (known[name]) faces[name] = known[name]
  return { ...post, reading_minutes: readingTime(word_count), faces }
}

async function listTags(db: Database, now: Date) {
  const { rows } = await db.execute<{ tag: string }>(
    sql`select tag from blog_index.visible_tags(${now.toISOString()}) as tag`,
  )
  return rows.map(({ tag }) => tag).sort((a, b) => a.localeCompare(b, 'en'))
}

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
