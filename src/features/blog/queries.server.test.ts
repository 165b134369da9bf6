import { describe, expect, test } from 'vitest'
import { consultants } from '#records/consultants/tables.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { everything, type PostFilter } from './filter.ts'
import { findNextPublication, findPost, listPosts } from './queries.server.ts'
import { blogPosts } from './tables.server.ts'

const { db } = await freshDatabase()
const now = new Date('2026-06-15T12:00:00Z')

type NewPost = typeof blogPosts.$inferInsert
const post = (slug: string, rest: Partial<NewPost> = {}): NewPost => ({
  slug,
  title: `Title of ${slug}`,
  published: true,
  publish_date: '2026-01-01T00:00:00Z',
  ...rest,
})

const fill = async (...posts: NewPost[]) => {
  await db.delete(blogPosts)
  await db.insert(blogPosts).values(posts)
}
const slugs = async (filter: Partial<PostFilter> = {}, at = now) =>
  (await listPosts(db, { ...everything, ...filter }, at)).items.map((item) => item.slug)

describe('who sees what', () => {
  test('a post shows only if it is published and its publish date is empty or not in the future', async () => {
    await fill(
      post('past'),
      post('undated', { publish_date: null, created_at: '2025-12-01T00:00:00Z' }),
      post('this-very-moment', { publish_date: now.toISOString() }),
      post('future', { publish_date: '2026-06-15T12:00:01Z' }),
      post('draft', { published: false }),
    )
    expect(await slugs()).toEqual(['this-very-moment', 'past', 'undated'])
    expect(await findPost(db, 'past', now)).toBeDefined()
    expect(await findPost(db, 'future', now)).toBeUndefined()
    expect(await findPost(db, 'draft', now)).toBeUndefined()
    expect(await findPost(db, 'no-such-post', now)).toBeUndefined()
  })

  test('a planned post comes out at its minute, and pages know when that is', async () => {
    await fill(post('past'), post('planned', { publish_date: '2026-06-16T08:30:00Z', tags: ['AI'] }))
    const minute = Date.parse('2026-06-16T08:30:00Z')
    expect(await findNextPublication(db, now)).toBe(minute)
    expect(await listPosts(db, everything, now)).toMatchObject({ total: 1, tags: [] })
    expect(await listPosts(db, everything, new Date(minute))).toMatchObject({ total: 2, tags: ['AI'] })
    expect(await findNextPublication(db, new Date(minute))).toBeUndefined()
  })

  test('unpublishing, publishing, changing tags and deleting show at once', async () => {
    await fill(post('one', { tags: ['AI'] }), post('two', { tags: ['AI', 'Product'] }))
    expect(await listPosts(db, everything, now)).toMatchObject({ total: 2, tags: ['AI', 'Product'] })
    await db.update(blogPosts).set({ tags: ['Coaching'] })
    expect(await listPosts(db, { ...everything, tag: 'Coaching' }, now)).toMatchObject({ total: 2, tags: ['Coaching'] })
    await db.update(blogPosts).set({ published: false })
    expect(await listPosts(db, everything, now)).toEqual({ items: [], total: 0, tags: [] })
    await db.update(blogPosts).set({ published: true })
    expect((await listPosts(db, everything, now)).total).toBe(2)
    await db.delete(blogPosts)
    expect(await listPosts(db, everything, now)).toEqual({ items: [], total: 0, tags: [] })
  })
})

describe('the list', () => {
  test('comes newest first or oldest first; a post without a publish date counts from the day it was written', async () => {
    await fill(
      post('january', { publish_date: '2026-01-01T00:00:00Z' }),
      post('march', { publish_date: '2026-03-01T00:00:00Z' }),
      post('february', { publish_date: null, created_at: '2026-02-01T00:00:00Z' }),
    )
    expect(await slugs()).toEqual(['march', 'february', 'january'])
    expect(await slugs({ sort: 'oldest' })).toEqual(['january', 'february', 'march'])
  })

  test('has twelve posts to a page, and the total of all pages', async () => {
    await fill(...Array.from({ length: 30 }, (_, i) => post(`post-${i}`, { tags: i % 2 ? ['AI'] : ['Product'] })))
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listPosts(db, { ...everything, page }, now)))
    expect(pages.map((page) => page.items.length)).toEqual([12, 12, 6, 0])
    expect(pages.map((page) => page.total)).toEqual([30, 30, 30, 30])
    expect(new Set(pages.flatMap((page) => page.items.map((item) => item.slug))).size).toBe(30)
    expect(await listPosts(db, { ...everything, tag: 'AI', page: 2 }, now)).toMatchObject({ total: 15 })
  })

  test('carries no bodies', async () => {
    await fill(post('one', { content: '<p>Long</p>' }))
    const { items } = await listPosts(db, everything, now)
    expect(items[0]).not.toHaveProperty('content')
  })

  test('names every tag once, in the order of the alphabet', async () => {
    await fill(post('one', { tags: ['Product', 'AI'] }), post('two', { tags: ['AI', 'AI', ''] }))
    expect((await listPosts(db, everything, now)).tags).toEqual(['AI', 'Product'])
  })
})

describe('the search', () => {
  const leadership = post('leadership', {
    title: 'Leadership in the open',
    teaser: 'What changes when plans are visible',
    content: '<p>Flow metrics for <strong>portfolios</strong>, written by R&amp;D.</p>',
    tags: ['Scrum@Scale'],
    authors: [{ name: 'Dániel Lindqvist', slug: 'daniel-lindqvist' }],
  })
  const coaching = post('coaching', {
    title: 'Árvíztűrő coaching',
    teaser: 'How agile teams learn',
    tags: ['Coaching'],
  })

  test.each([
    ['a word of the title', 'leadership'],
    ['capital letters', 'LEADERSHIP'],
    ['the beginning of a word', 'leader'],
    ['a word of the teaser', 'visible'],
    ['a word of the body', 'portfolios'],
    ['another form of the word', 'metric'],
    ['several words in any order', 'flow leadership'],
    ['a tag', 'scrum@scale'],
    ['an author', 'lindqvist'],
    ['a name without its accents', 'daniel'],
    ['two swapped letters', 'leadreship'],
    ['a missing letter', 'leadrship'],
    ['a slip in one of two words', 'flwo metrics'],
    ['marks that mean something to the database', "leadership' & !( | :*"],
  ])('finds a post by %s', async (_what, q) => {
    await fill(leadership, coaching)
    expect(await slugs({ q })).toEqual(['leadership'])
  })

  test.each([
    ['arvizturo', 'accents that were not typed'],
    ['ÁRVÍZTŰRŐ', 'accents that were typed'],
    ['coahcing', 'a slip'],
    ['agiel', 'a slip in a short word'],
    ['how', 'a small word'],
  ])('“%s” finds a post despite or with %s', async (q) => {
    await fill(leadership, coaching)
    expect(await slugs({ q })).toEqual(['coaching'])
  })

  test.each(['blockchain', 'leadership coaching', '!!!', 'p'.repeat(200)])('“%s” finds nothing', async (q) => {
    await fill(leadership, coaching)
    expect(await listPosts(db, { ...everything, q }, now)).toMatchObject({ items: [], total: 0 })
  })

  test('goes together with a tag and with pages', async () => {
    await fill(
      ...Array.from({ length: 14 }, (_, i) => post(`flow-${i}`, { title: 'Flow', tags: ['AI'] })),
      post('flow-product', { title: 'Flow', tags: ['Product'] }),
    )
    expect(await listPosts(db, { ...everything, q: 'flow', tag: 'AI', page: 2 }, now)).toMatchObject({ total: 14 })
    expect(await slugs({ q: 'flow', tag: 'AI', page: 2 })).toHaveLength(2)
    expect(await slugs({ q: 'flow', tag: 'Product' })).toEqual(['flow-product'])
  })
})

describe('one post', () => {
  test('comes with up to three visible posts that share a tag, newest first, never itself', async () => {
    await fill(
      post('this', { tags: ['AI', 'Product'] }),
      post('ai-1', { tags: ['AI'], publish_date: '2026-01-02T00:00:00Z' }),
      post('ai-2', { tags: ['AI'], publish_date: '2026-01-03T00:00:00Z' }),
      post('product', { tags: ['Product', 'Coaching'], publish_date: '2026-01-04T00:00:00Z' }),
      post('both', { tags: ['Product', 'AI'], publish_date: '2026-01-01T12:00:00Z' }),
      post('coaching', { tags: ['Coaching'] }),
      post('planned', { tags: ['AI'], publish_date: '2027-01-01T00:00:00Z' }),
      post('draft', { tags: ['AI'], published: false }),
    )
    const found = await findPost(db, 'this', now)
    expect(found?.related.map((item) => item.slug)).toEqual(['product', 'ai-2', 'ai-1'])
  })

  test('without tags has nothing related', async () => {
    await fill(post('this'), post('other'))
    expect((await findPost(db, 'this', now))?.related).toEqual([])
  })

  test('has a body that is safe to show, even when the row is not', async () => {
    await fill(post('this', { content: '<p onclick="x()">Text</p><script>x()</script>' }))
    expect((await findPost(db, 'this', now))?.content).toBe('<p>Text</p>')
  })

  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words takes %i minutes to read', async (words, minutes) => {
    await fill(post('this', { content: `<p>${'word '.repeat(words)}</p>` }))
    expect((await findPost(db, 'this', now))?.reading_minutes).toBe(minutes)
  })
})

test('an author who is one of the team is shown with the picture of the team', async () => {
  await db.insert(consultants).values([
    { name: 'Ilse Brandt', title: 'Coach', profile_image_url: '/storage/pictures/ilse.svg' },
    { name: 'Tomasz Wieczorek', title: 'Coach' },
  ])
  await fill(post('signed', { authors: [{ name: 'Ilse Brandt' }, 'Tomasz Wieczorek', 'A Guest'] }))
  const faces = { 'Ilse Brandt': '/storage/pictures/ilse.svg' }
  expect((await listPosts(db, everything, now)).items[0]?.faces).toEqual(faces)
  expect((await findPost(db, 'signed', now))?.faces).toEqual(faces)
})
