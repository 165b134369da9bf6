import { beforeEach, describe, expect, test } from 'vitest'
import { blogPosts } from '#features/blog/tables.server.ts'
import { deadLinks } from '#records/dead-links/tables.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { features } from './features.server.ts'
import { checkLinks } from './links.ts'

const { db, call, create, editor } = await openAdmin()

const now = new Date('2030-01-01')
const published = { published: true, publish_date: '2026-01-01' }
const write = (slug: string, content: string, more = {}) =>
  create('blog', { title: `About ${slug}`, slug, content, ...published, ...more })
const link = (href: string, words = 'here') => `<p>See <a href="${href}">${words}</a>.</p>`
const listed = async () =>
  (await call('links')).body.items.map(({ href, moved_to }: Record<string, string>) =>
    moved_to ? `${href} → ${moved_to}` : href,
  )

beforeEach(async () => {
  await db.delete(blogPosts)
  await db.delete(pageContent)
  await db.delete(deadLinks)
})

test('the check finds what leads nowhere, with where it stands, and leaves the rest alone', async () => {
  const { id } = await write('one', link('/blog/nothing#part', 'a part') + link('/contatc') + link('/contact'))
  await write('two', link('/blog/one') + link('/services/ai-consulting/') + link('/') + link('/storage/x/y.png'))
  await write('three', link('/events.ics') + link('mailto:a@example.com') + link('https://example.com') + link('#top'))
  await db.insert(pageContent).values({ page_key: 'home', section_key: 'cta_url', content: '/pricing' })
  expect(await checkLinks(db, features, { now })).toBe(3)
  expect(await listed()).toEqual(['/blog/nothing#part', '/contatc', '/pricing'])
  expect((await call('links')).body.items[0]).toMatchObject({
    resource: 'blog',
    item_id: id,
    item_label: 'About one',
    field: 'content',
    words: 'a part',
  })
})

test('a link keeps its id from check to check, so that a list seen before can be worked off', async () => {
  await write('one', link('/blog/nothing') + link('/blog/nothing'))
  await checkLinks(db, features, { now })
  const [{ id }, ...others] = (await call('links')).body.items
  expect(others).toEqual([])
  await checkLinks(db, features, { now })
  expect((await call(`links/${id}`, { method: 'POST', body: { target: '/contact' } })).body).toEqual({ changed: true })
})

test('other sites are asked only where that is allowed, each address once', async () => {
  await write('one', link('https://example.com/gone') + link('https://example.com/there'))
  await write('two', link('https://example.com/gone'))
  expect(await checkLinks(db, features, { now })).toBe(0)
  const asked: string[] = []
  const isGone = async (address: string) => asked.push(address) > 0 && address.endsWith('gone')
  expect(await checkLinks(db, features, { now, isGone })).toBe(2)
  expect(asked.sort()).toEqual(['https://example.com/gone', 'https://example.com/there'])
})

test('other sites are asked a few at a time, and not while the process ends', async () => {
  await write('many', Array.from({ length: 30 }, (_, place) => link(`https://example.com/${place}-gone`)).join(''))
  let [open, most] = [0, 0]
  const isGone = async () => {
    most = Math.max(most, ++open)
    await new Promise(setImmediate)
    open -= 1
    return true
  }
  expect(await checkLinks(db, features, { now, isGone })).toBe(30)
  expect(most).toBe(8)
  await expect(checkLinks(db, features, { now, isGone, signal: AbortSignal.abort() })).rejects.toThrow('aborted')
})

test('a target that is renamed is told with its new address, at once and by the check', async () => {
  const target = await write('target', '<p>Here.</p>')
  const source = await write('source', link('/blog/target#part'))
  await call(`blog/${target.id}`, { method: 'PATCH', body: { slug: 'better' } })
  expect(await listed()).toEqual(['/blog/target#part → /blog/better#part'])
  await checkLinks(db, features, { now })
  expect(await listed()).toEqual(['/blog/target#part → /blog/better#part'])
  const [{ id }] = (await call('links')).body.items
  expect(await call(`links/${id}`, { method: 'POST', body: { target: '/blog/better#part' } })).toMatchObject({
    body: { changed: true },
  })
  expect((await call(`blog/${source.id}`)).body.content).toContain('href="/blog/better#part"')
  expect(await listed()).toEqual([])
})

test('an old address follows its target to the next name, and leads nowhere once that is gone', async () => {
  const target = await write('target', '<p>Here.</p>')
  await write('source', link('/blog/target#part'))
  for (const slug of ['better', 'best']) await call(`blog/${target.id}`, { method: 'PATCH', body: { slug } })
  expect(await listed()).toEqual(['/blog/target#part → /blog/best#part'])
  await call(`blog/${target.id}`, { method: 'DELETE' })
  expect(await listed()).toEqual(['/blog/target#part'])
  expect((await call('dashboard')).body.dead_links).toBe(1)
})

test.each([
  ['deleted', (id: string) => call(`blog/${id}`, { method: 'DELETE' })],
  ['hidden', (id: string) => call(`blog/${id}`, { method: 'PATCH', body: { published: false } })],
])('links to what is %s are reported at once', async (_how, remove) => {
  const target = await write('target', '<p>Here.</p>')
  await write('source', link('/blog/target') + link('/blog/targets'))
  await remove(target.id)
  expect(await listed()).toEqual(['/blog/target'])
})

test('what is mended by hand, or published again, is no longer reported', async () => {
  const source = await write('source', link('/blog/target') + link('/blog/other'))
  await checkLinks(db, features, { now })
  expect(await listed()).toHaveLength(2)
  await call(`blog/${source.id}`, { method: 'PATCH', body: { content: link('/blog/target') } })
  expect(await listed()).toEqual(['/blog/target'])
  await write('target', '<p>Here.</p>')
  expect(await listed()).toEqual([])
})

describe('a text of a page that is mended by hand is no longer reported', () => {
  const mended = { story_url: { content: '/contact' } }
  beforeEach(async () => {
    await db.insert(pageContent).values({ page_key: 'home', section_key: 'story_url', content: '/pricing' })
    await checkLinks(db, features, { now })
    expect(await listed()).toEqual(['/pricing'])
  })

  test.each([
    ['in the editor of its page', () => call('content-pages/home', { method: 'PUT', body: { texts: mended } })],
    [
      'by going back to its default',
      () => call('content-pages/home', { method: 'PUT', body: { texts: { story_url: { content: null } } } }),
    ],
    [
      'by publishing what was typed',
      async () => {
        const [row] = await db.select().from(pageContent)
        const typed = { value: '/contact', homepage: false, empty: false, version: row?.updated_at }
        await call('content/home/pending', { method: 'PUT', body: { story_url: typed } })
        return call('content/home/publish', { method: 'POST' })
      },
    ],
    [
      'by a release',
      async () => {
        const changes = [{ resource: 'content', id: 'home', values: mended }]
        const { id } = await create('releases', { title: 'Spring', changes })
        return call(`releases/${id}/publish`, { method: 'POST' })
      },
    ],
  ])('%s', async (_how, mend) => {
    expect((await mend()).status).toBe(200)
    expect(await listed()).toEqual([])
  })
})

test('one click takes a link away, and its words stay; the change is in the history', async () => {
  const source = await write('source', link('/blog/nothing'))
  await checkLinks(db, features, { now })
  const [{ id }] = (await call('links')).body.items
  expect(await call(`links/${id}`, { method: 'POST', body: { target: null } })).toMatchObject({ status: 200 })
  expect((await call(`blog/${source.id}`)).body.content).toBe('<p>See here.</p>')
  expect((await call(`blog/${source.id}/history`)).body.items).toHaveLength(2)
  expect(await call(`links/${id}`, { method: 'POST', body: { target: null } })).toMatchObject({ status: 404 })
})

test.each(['javascript:alert(1)', '//example.com', '/\\example.com', ''])(
  'a link is never led to “%s”',
  async (target) => {
    await write('source', link('/blog/nothing'))
    await checkLinks(db, features, { now })
    const [{ id }] = (await call('links')).body.items
    expect(await call(`links/${id}`, { method: 'POST', body: { target } })).toMatchObject({ status: 422 })
  },
)

test('a link is led only to where its item may lead, and the refusal says why', async () => {
  const event = await create('events', { title: 'Evening', event_type: 'upcoming', registration_url: '/blog/nothing' })
  await checkLinks(db, features, { now })
  const [{ id }] = (await call('links')).body.items
  const lead = (target: string | null) => call(`links/${id}`, { method: 'POST', body: { target } })
  expect(await lead('http://example.com')).toMatchObject({
    status: 422,
    body: { detail: '“Evening” can not be changed: An address that starts with https:// or a path on this site' },
  })
  expect((await call(`events/${event.id}`)).body.registration_url).toBe('/blog/nothing')
  expect((await lead(null)).status).toBe(200)
  expect((await call(`events/${event.id}`)).body.registration_url).toBeNull()
  await call(`events/${event.id}`, { method: 'DELETE' })
})

test('the dashboard counts those that lead nowhere', async () => {
  await write('source', link('/blog/nothing'))
  expect((await call('links/check', { method: 'POST', body: {} })).body).toEqual({ found: 1 })
  expect((await call('dashboard')).body.dead_links).toBe(1)
})

test('targets are pages, articles, events and people, by words and with typing errors', async () => {
  await write('why-teams-wait', '<p>They do.</p>', { title: 'Why teams wait' })
  await create('events', { title: 'Evening of waiting', event_type: 'upcoming' })
  await create('consultants', { name: 'Dániel Lindqvist' })
  await create('references', { name: 'Waiting Ltd', logo_path: '/x.svg' })
  const titles = async (typed: string) =>
    (await call(`link-targets?q=${typed}`, { headers: editor })).body.items.map(({ title }: { title: string }) => title)
  expect(await titles('wait')).toEqual(['Why teams wait', 'Evening of waiting'])
  expect(await titles('contcat')).toEqual(['Contact'])
  expect(await titles('lindqwist')).toEqual(['Dániel Lindqvist'])
  expect((await titles('')).length).toBeGreaterThan(3)
})
