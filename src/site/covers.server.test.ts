import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blog } from '#features/blog/feature.server.ts'
import { blogPosts } from '#features/blog/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { covers } from './covers.server.ts'

const platform = await testPlatform({ now: () => new Date('2026-06-15T12:00:00Z') })
const site = covers(platform, [
  blog,
  {
    name: 'contact',
    texts: [
      { group: '', name: '', path: '/contact', content: { pageKey: 'contact', texts: { meta_title: 'Contact' } } },
    ],
  },
])
await platform.db.insert(blogPosts).values([
  { slug: 'seen', title: 'Őszinte áttekintés', published: true },
  { slug: 'planned', title: 'Planned', published: true, publish_date: '2026-07-01T00:00:00Z' },
])

test.each(['/covers/blog/seen.png', '/covers/contact.png'])('%s is a picture of 1200 by 630', async (path) => {
  const answer = await site.request(path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toContain('public')
  const picture = Buffer.from(await answer.arrayBuffer())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a drawing for a page is a small file in the colours of whoever shows it', async () => {
  const answer = await site.request('/covers/art/Agile%20Leadership/leadership-is-a-queue.svg')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(answer.headers.get('cache-control')).toContain('max-age=604800')
  const drawing = await answer.text()
  expect(drawing).toMatch(/^<svg .*<g id="art".*var\(--agile/s)
})

test('the share picture changes with the drawing that somebody has chosen', async () => {
  const etag = async () => (await site.request('/covers/blog/seen.png')).headers.get('etag')
  const before = await etag()
  await platform.db.update(blogPosts).set({ cover_composition: 'knot' }).where(eq(blogPosts.slug, 'seen'))
  expect(await etag()).not.toBe(before)
})

test('who has the picture already is not sent it again', async () => {
  const etag = (await site.request('/covers/blog/seen.png')).headers.get('etag') ?? ''
  const answer = await site.request('/covers/blog/seen.png', { headers: { 'if-none-match': etag } })
  expect(answer.status).toBe(304)
})

test.each(['blog/planned', 'blog/nothing', 'use-cases/nothing', 'admin', 'blog/%00', 'a/b/c'])(
  'there is no picture of %s',
  async (page) => {
    expect((await site.request(`/covers/${page}.png`)).status).toBe(404)
  },
)
