import { beforeAll, expect, test } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { blogApi } from './api.server.ts'
import { blogPosts } from './tables.server.ts'

const platform = await testPlatform({ now: () => new Date('2026-06-15T12:00:00Z') })
const api = blogApi(platform)
const get = (path: string) => api.request(path)

beforeAll(async () => {
  await platform.db.insert(blogPosts).values([
    {
      slug: 'leading-in-the-open',
      title: 'Leading in the open',
      teaser: 'On leadership',
      content: '<p>Body</p>',
      published: true,
      publish_date: '2026-05-01T08:00:00Z',
      tags: ['AI', 'Product'],
      authors: ['Łucja Ørsted-Groß', { name: 'Eszter Varga', slug: 'eszter-varga', bio: 'Works with boards.' }],
    },
    { slug: 'second', title: 'Second', published: true, tags: ['AI'], author_name: 'Eszter Varga', author_bio: 'Old.' },
    { slug: 'planned', title: 'Planned', published: true, publish_date: '2026-12-01T08:00:00Z', tags: ['Coaching'] },
  ])
})

test('the list answers posts without bodies, the total and the tags of what is visible', async () => {
  const answer = await (await get('/blog?tag=AI&sort=oldest')).json()
  expect(answer.total).toBe(2)
  expect(answer.tags).toEqual(['AI', 'Product'])
  expect(answer.items.map((item: { slug: string }) => item.slug)).toEqual(['leading-in-the-open', 'second'])
  expect(answer.items[0]).toMatchObject({ teaser: 'On leadership', reading_minutes: 1 })
  expect(answer.items[0]).not.toHaveProperty('content')
})

test('the list is searched despite a typing error', async () => {
  const answer = await (await get('/blog?q=leadreship')).json()
  expect(answer.items.map((item: { slug: string }) => item.slug)).toEqual(['leading-in-the-open'])
})

test.each(['sort=best', 'page=0', 'page=x', `q=${'x'.repeat(201)}`])('a list with %s is refused', async (search) => {
  expect((await get(`/blog?${search}`)).status).toBe(422)
})

test('a post is answered with its fields as they were written and with related ones', async () => {
  const answer = await (await get('/blog/leading-in-the-open')).json()
  expect(answer).toMatchObject({
    slug: 'leading-in-the-open',
    content: '<p>Body</p>',
    publish_date: '2026-05-01T08:00:00.000Z',
    tags: ['AI', 'Product'],
    related: [{ slug: 'second' }],
  })
  expect(answer.authors[0]).toBe('Łucja Ørsted-Groß')
})

test.each(['planned', 'nothing-here', '%00', '..%2f'])('the post “%s” is not found', async (slug) => {
  const answer = await get(`/blog/${slug}`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe("The article you're looking for doesn't exist or has been removed.")
})

test('an author has the posts that carry the name, in whichever way it was written down', async () => {
  const answer = await (await get('/authors/eszter-varga')).json()
  expect(answer).toMatchObject({ name: 'Eszter Varga', slug: 'eszter-varga', bio: 'Old.' })
  expect(answer.posts).toHaveLength(2)
})

test('an author given by name alone is found under the address that pages link to', async () => {
  const answer = await (await get('/authors/lucja-orsted-gross')).json()
  expect(answer).toMatchObject({ name: 'Łucja Ørsted-Groß', posts: [{ slug: 'leading-in-the-open' }] })
})

test('somebody who has not written is not found', async () => {
  expect((await get('/authors/nobody')).status).toBe(404)
})
