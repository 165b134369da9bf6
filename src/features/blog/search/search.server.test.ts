import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { everything, type PostFilter, pageSize } from '#features/blog/filter.ts'
import { listPosts } from '#features/blog/queries.server.ts'
import { blogPosts } from '#features/blog/tables.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'

const { db } = await freshDatabase()
const now = new Date('2026-06-15T12:00:00Z')

// Words that start alike, of every length, and none has another form. The first ones are in most posts.
const vocabulary = 'k ka kar k7 kar7 karo7 karob7 karobo7 karobom7 karobomo7 kilo7 zomo7 zomor7 rafa7'.split(' ')
const tags = ['AI', 'Product', 'Seldom']

type Article = { slug: string; words: string[]; tags: string[]; publish_date: string; published: boolean }
// More than one segment of the index holds.
const articles: Article[] = Array.from({ length: 4200 }, (_, n) => ({
  slug: `article-${n}`,
  words: vocabulary.filter((_, i) => (n * 7919 + i * 104729) % (i * i + 2) < 2),
  tags: tags.filter((_, i) => n % (1 + i * i * 30) === 0),
  publish_date: new Date(Date.parse('2026-07-01') - ((n * 7919) % 4200) * 3_600_000).toISOString(),
  published: n % 11 !== 0,
}))

beforeAll(async () => {
  const rows = articles.map(({ words, ...post }) => ({ ...post, title: 'Title', content: words.join(' ') }))
  await db.insert(blogPosts).values(rows.slice(0, 2500))
  await db.insert(blogPosts).values(rows.slice(2500))
  await db.delete(blogPosts).where(isOneOf(articles.splice(0, 200)))
  await edit(articles.slice(0, 200), { published: true })
  await edit(articles.slice(200, 400), {
    words: ['zomo7', 'kilo7'],
    tags: ['Product'],
    publish_date: now.toISOString(),
  })
  await edit(articles.slice(400, 401), { words: [] })
}, 60_000)

async function edit(some: Article[], { words, ...values }: Partial<Article>) {
  const content = words && { content: words.join(' ') }
  await db
    .update(blogPosts)
    .set({ ...values, ...content })
    .where(isOneOf(some))
  for (const article of some) Object.assign(article, values, words && { words })
}

const isOneOf = (some: Article[]) =>
  inArray(
    blogPosts.slug,
    some.map(({ slug }) => slug),
  )

function readEveryArticle({ q, tag, sort, page }: PostFilter) {
  const typed = q.split(' ').filter(Boolean)
  const found = articles.filter(
    (article) =>
      article.published &&
      Date.parse(article.publish_date) <= now.getTime() &&
      (tag === '' || article.tags.includes(tag)) &&
      typed.every((start) => article.words.some((word) => word.startsWith(start))),
  )
  const dates = found.map(({ publish_date }) => publish_date).sort()
  if (sort === 'newest') dates.reverse()
  return { total: found.length, dates: dates.slice((page - 1) * pageSize, page * pageSize) }
}

const typedWord = fc
  .tuple(fc.constantFrom(...vocabulary), fc.nat({ max: 8 }))
  .map(([word, letters]) => word.slice(0, letters + 1))

const filter = fc.record({
  q: fc.array(typedWord, { maxLength: 3 }).map((words) => words.join(' ')),
  tag: fc.constantFrom('', ...tags),
  sort: fc.constantFrom('newest' as const, 'oldest' as const),
  page: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 350 })),
})

test('whatever is searched for, the answer is the one that reading every article would give', async () => {
  const isSame = fc.asyncProperty(filter, async (wanted) => {
    const expected = readEveryArticle(wanted)
    // What nothing holds is taken for a typing error, which is another test's matter.
    fc.pre(expected.total > 0)
    const { items, total } = await listPosts(db, wanted, now)
    expect({ total, dates: items.map(({ listed_at }) => listed_at) }).toEqual(expected)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })
  await fc.assert(isSame, { numRuns: 150 })
}, 60_000)

test('going through all pages shows every matching article once', async () => {
  const wanted = { ...everything, q: 'zomo', tag: 'Product' }
  const { total } = readEveryArticle(wanted)
  const numbers = Array.from({ length: Math.ceil(total / pageSize) }, (_, i) => i + 1)
  const pages = await Promise.all(numbers.map((page) => listPosts(db, { ...wanted, page }, now)))
  const slugs = pages.flatMap(({ items }) => items.map(({ slug }) => slug))
  expect(slugs).toHaveLength(total)
  expect(new Set(slugs).size).toBe(total)
})

test('articles written at the same moment are all found', async () => {
  const slugs = Array.from({ length: 20 }, (_, n) => `at-once-${n}`)
  await Promise.all(slugs.map((slug) => db.insert(blogPosts).values({ slug, title: 'Wombat', published: true })))
  const { items, total } = await listPosts(db, { ...everything, q: 'wombat' }, now)
  expect([total, items.length]).toEqual([20, pageSize])
  await Promise.all(slugs.map((slug) => db.delete(blogPosts).where(eq(blogPosts.slug, slug))))
  expect((await listPosts(db, { ...everything, q: 'wombat' }, now)).total).toBe(0)
})
