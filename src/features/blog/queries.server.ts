import { and, arrayContains, arrayOverlaps, asc, desc, eq, getTableColumns, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import { sanitizeBody } from '#platform/sanitize.server.ts'
import { type PostFilter, pageSize } from './filter.ts'
import { readingTime } from './post/reading-time.ts'
import { entries, tagCounts } from './search/index-tables.server.ts'
import { countMatches, matches, mendedQueryFor, queryFor, wordsOf } from './search/search.server.ts'
import { blogPosts } from './tables.server.ts'

const { content: _content, ...listed } = getTableColumns(blogPosts)
const listColumns = { ...listed, listed_at: entries.listed_at, word_count: entries.word_count }

export type PostList = Awaited<ReturnType<typeof listPosts>>
export type PostItem = PostList['items'][number]
export type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>

/** One page of what a visitor may read now, with how many there are in all and which tags they carry. */
export async function listPosts(db: Database, filter: PostFilter, now: Date) {
  const [counts, found] = await Promise.all([listTagCounts(db, now), filter.q ? search(db, filter, now) : undefined])
  const tags = counts.flatMap(({ tag }) => (tag === '' ? [] : [tag]))
  if (found) return { ...found, tags }
  const total = counts.find(({ tag }) => tag === filter.tag)?.posts ?? 0
  return { items: total > 0 ? await listPage(db, filter, now) : [], total, tags }
}

/** What was typed is taken as it is; only when nothing holds it may it be a typing error. */
async function search(db: Database, filter: PostFilter, now: Date) {
  const words = wordsOf(filter.q)
  if (words.length === 0) return { items: [], total: 0 }
  const run = async (query: SQL) => {
    const [items, total] = await Promise.all([
      listPage(db, filter, now, matches(query)),
      countMatches(db, query, storable(filter.tag), now),
    ])
    return { items, total }
  }
  const found = await run(queryFor(words))
  return found.total > 0 ? found : run(await mendedQueryFor(db, words))
}

function listPage(db: Database, { tag, sort, page }: PostFilter, now: Date, text?: SQL) {
  const where = and(isVisible(now), tag ? arrayContains(entries.tags, [storable(tag)]) : undefined, text)
  return listItems(db, where, { newestFirst: sort === 'newest', limit: pageSize, offset: (page - 1) * pageSize })
}

/** A post that may be read now, with up to three others that share a tag with it. Its body is safe to show. */
export async function findPost(db: Database, slug: string, now: Date) {
  const [post] = await db
    .select({ ...listColumns, content: blogPosts.content })
    .from(blogPosts)
    .innerJoin(entries, eq(entries.post_id, blogPosts.id))
    .where(and(eq(blogPosts.slug, storable(slug)), isVisible(now)))
  if (!post) return
  return { ...withReadingTime(post), content: sanitizeBody(post.content), related: await listRelated(db, post, now) }
}

async function listRelated(db: Database, { id, tags }: { id: string; tags: string[] }, now: Date) {
  if (tags.length === 0) return []
  return listItems(db, and(isVisible(now), arrayOverlaps(entries.tags, tags), ne(entries.post_id, id)), { limit: 3 })
}

export function listPostsByAuthor(db: Database, authorSlug: string, now: Date) {
  return listItems(db, and(isVisible(now), arrayContains(entries.author_slugs, [storable(authorSlug)])), { limit: 100 })
}

export function listNewestPosts(db: Database, limit: number, now: Date) {
  return listItems(db, isVisible(now), { limit })
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

/** Addresses for the sitemap. */
export async function listPostAddresses(db: Database, now: Date) {
  return db
    .select({ slug: blogPosts.slug, updated_at: blogPosts.updated_at, author_slugs: entries.author_slugs })
    .from(entries)
    .innerJoin(blogPosts, eq(blogPosts.id, entries.post_id))
    .where(isVisible(now))
    .orderBy(desc(entries.listed_at))
}

/** PostgreSQL refuses the null character; nothing it holds contains one. */
const storable = (text: string) => text.replaceAll('\0', '\uFFFD')

const isVisible = (now: Date) => lte(entries.visible_from, now.toISOString())

type Order = { newestFirst?: boolean; limit: number; offset?: number }

async function listItems(db: Database, where: SQL | undefined, { newestFirst = true, limit, offset = 0 }: Order) {
  const inOrder = newestFirst ? desc : asc
  // The page is cut out of the index before the posts themselves are read.
  const page = db
    .select({ post_id: entries.post_id, listed_at: entries.listed_at, word_count: entries.word_count })
    .from(entries)
    .where(where)
    .orderBy(inOrder(entries.listed_at), inOrder(entries.post_id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const posts = await db
    .select({ ...listed, listed_at: page.listed_at, word_count: page.word_count })
    .from(page)
    .innerJoin(blogPosts, eq(blogPosts.id, page.post_id))
    .orderBy(inOrder(page.listed_at), inOrder(page.post_id))
  return posts.map(withReadingTime)
}

function withReadingTime<P extends { word_count: number }>({ word_count, ...post }: P) {
  return { ...post, reading_minutes: readingTime(word_count) }
}

/** Published posts by tag, less those that are still to come. */
async function listTagCounts(db: Database, now: Date) {
  const future = sql`select unnest(array_append(${entries.tags}, '')) as tag from ${entries}
    where ${entries.visible_from} > ${now.toISOString()}`
  const visible = sql<number>`${tagCounts.posts} - count(future.tag)::int`
  const counts = await db
    .select({ tag: tagCounts.tag, posts: visible })
    .from(tagCounts)
    .leftJoin(sql`(${future}) as future`, sql`future.tag = ${tagCounts.tag}`)
    .groupBy(tagCounts.tag)
    .having(sql`${visible} > 0`)
  return counts.sort((a, b) => a.tag.localeCompare(b.tag, 'en'))
}
