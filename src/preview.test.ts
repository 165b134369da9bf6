import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#accounts/tables.server.ts'
import { listNewestPosts } from '#features/blog/queries.server.ts'
import { inquiries } from '#features/contact/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { signIn } from '#tests/users.ts'
import { features } from './features.server.ts'
import type { Pages } from './pages.ts'
import { previewLinks } from './preview.ts'

const days = 24 * 60 * 60 * 1000

const shared = '<div class="share-links"><ul><li><a href="https://x.example">X</a></li></ul></div>'

const pages = {
  renderWith: async (db: Database, address: string, moment: Date) => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self' 'sha256-x'; img-src *" },
    body: `<body>${new URL(address).pathname} on ${moment.toISOString().slice(0, 10)}${shared}<script>window.hit = 1</script>
      ${(await listNewestPosts(db, 20, moment)).map(({ title }) => title)}</body>`,
  }),
} as unknown as Pages

const start = new Date('2026-11-02T09:00:00Z').getTime()
let time = start
const { platform, admin, call, create } = await openAdmin(pages, { now: () => new Date(time) })
const links = previewLinks({ platform, pages, features })
const { id } = await create('blog', { slug: 'not-yet', title: 'Not yet' })
const makeLink = async (draft = id) =>
  (await call('preview-links', { method: 'POST', body: { resource: 'blog', id: draft } })).body.url
const follow = (link: string) => links.request(`http://localhost${link}`)

test.each([
  ['preview-links', { resource: 'blog', id: '1' }],
  ['preview-links', { resource: 'constructor', id }],
  ['preview', { path: '/blog/not-yet', drafts: [{ resource: 'blog', id: '1', values: {} }] }],
  ['preview', { path: '/\\\\evil.example/blog', drafts: [] }],
  ['preview', { path: '/\t/evil.example/blog', drafts: [] }],
  ['preview', { path: '/\n/[', drafts: [] }],
])('%s with %o is asked for wrongly', async (path, body) => {
  expect(await call(path, { method: 'POST', body })).toMatchObject({ status: 422, body: { errors: [{}] } })
})

test('a draft of what is not there is not shown', async () => {
  const drafts = [{ resource: 'blog', id: crypto.randomUUID(), values: {} }]
  expect((await call('preview', { method: 'POST', body: { path: '/blog/not-yet', drafts } })).status).toBe(404)
})

test('what only administrators see or change is previewed by them alone', async () => {
  const flag = await create('feature-flags', { feature_name: 'new_thing' }, admin)
  const drafts = [{ resource: 'feature-flags', id: flag.id, values: { is_enabled: true } }]
  for (const [path, body] of [
    ['preview', { path: '/', drafts }],
    ['preview-links', { resource: 'feature-flags', id: flag.id }],
  ] as const) {
    expect((await call(path, { method: 'POST', body })).status).toBe(403)
    expect((await call(path, { method: 'POST', body, headers: admin })).status).not.toBe(403)
  }
})

describe('a link to a draft', () => {
  test('is written down with who made it and how long it works, and is no change of the draft', async () => {
    await makeLink()
    const [entry] = (await call('audit?action=preview-link', { headers: admin })).body.items
    expect(entry).toMatchObject({ resource: 'blog', item_id: id, item_label: 'Not yet', user_name: 'Edit Editor' })
    const { items } = (await call(`blog/${id}/history`)).body
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['create'])
  })

  test('shows it without scripts, to nobody’s memory and to no search engine', async () => {
    const answer = await follow(await makeLink())
    const html = await answer.text()
    expect([answer.status, html]).toEqual([200, expect.stringContaining('/blog/not-yet on 2026-11-02')])
    expect(html).not.toContain('<script')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'none'; img-src *")
  })

  test('works for seven days and not a moment longer', async () => {
    const link = await makeLink()
    time = start + 7 * days - 1
    expect((await follow(link)).status).toBe(200)
    time = start + 7 * days
    const late = await follow(link)
    time = start
    expect([late.status, await late.text()]).toEqual([410, 'This preview has ended. Please ask for a new link.'])
  })

  test('says that it is one, and shares no address that is not there yet', async () => {
    const html = await (await follow(await makeLink())).text()
    expect(html).toMatch(/<body><aside[^>]*><strong>Draft<\/strong>/)
    expect(html).toContain('<a aria-disabled="true">X</a>')
  })

  test('shows what is planned as it will be on its day', async () => {
    const plan = { slug: 'planned', title: 'Planned', content: '<p>A</p>', published: true }
    const { id: planned } = await create('blog', { ...plan, publish_date: '2027-01-05T08:00:00.000Z' })
    expect(await (await follow(await makeLink(planned))).text()).toContain('/blog/planned on 2027-01-05')
  })

  test('tells nothing of what else is planned for before that day', async () => {
    const plan = { content: '<p>A</p>', published: true }
    const add = (slug: string, day: string) =>
      create('blog', { ...plan, slug, title: slug, publish_date: `${day}T08:00:00.000Z` })
    const { id: last } = await add('shown-to-a-stranger', '2027-03-01')
    await add('secret-until-spring', '2027-02-01')
    const html = await (await follow(await makeLink(last))).text()
    expect(html).toContain('shown-to-a-stranger')
    expect(html).not.toContain('secret-until-spring')
  })

  test('is not made for what the public never sees', async () => {
    const [inquiry] = await platform.db
      .insert(inquiries)
      .values({ name: 'Ada', email: 'ada@example.com', company: 'Engines', message: 'Hello' })
      .returning()
    const body = { resource: 'inquiries', id: inquiry?.id }
    expect((await call('preview-links', { method: 'POST', body })).status).toBe(409)
  })

  test('can not be guessed', async () => {
    const link = await makeLink()
    for (const wrong of [link.slice(0, -1), `${link}a`, '/preview/x']) expect((await follow(wrong)).status).toBe(410)
  })

  test('is listed with whoever made it, and ends when it is revoked', async () => {
    const { id: draft } = await create('blog', { slug: 'listed', title: 'Listed' })
    const list = async () => (await call(`preview-links?resource=blog&id=${draft}`)).body.items
    const [first, second] = [await makeLink(draft), await makeLink(draft)]
    const [latest] = await list()
    expect(latest).toMatchObject({ user_name: 'Edit Editor', expires_at: '2026-11-09T09:00:00.000Z' })
    expect(JSON.stringify(latest)).not.toContain(second.split('/').at(-1))
    const statuses = async () => [(await follow(first)).status, (await follow(second)).status].sort()
    expect((await call(`preview-links/${latest.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await call(`preview-links/${latest.id}`, { method: 'DELETE' })).status).toBe(404)
    expect([await list(), await statuses()]).toEqual([[expect.anything()], [200, 410]])
  })

  test.each([
    ['disabled', (maker: string) => platform.db.update(users).set({ disabled: true }).where(eq(users.id, maker))],
    ['deleted', (maker: string) => platform.db.delete(users).where(eq(users.id, maker))],
  ])('ends with its maker’s account, which is %s', async (_how, end) => {
    const headers = await signIn(platform, 'editor')
    const { id: maker } = (await call('me', { headers })).body
    const link = (await call('preview-links', { method: 'POST', body: { resource: 'blog', id }, headers })).body.url
    expect((await follow(link)).status).toBe(200)
    await end(maker)
    expect((await follow(link)).status).toBe(410)
  })

  test('ends with the draft', async () => {
    const draft = await create('blog', { slug: 'never', title: 'Never' })
    const link = await makeLink(draft.id)
    expect((await follow(link)).status).toBe(200)
    expect((await call(`blog/${draft.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await follow(link)).status).toBe(410)
  })
})

describe('a link to a release', () => {
  const released = async () => {
    drafts += 1
    const { id: draft } = await create('blog', { slug: `of-release-${drafts}`, title: 'Of a release' })
    const values = { content: `<p>Words. <a href="/blog">All</a></p>`, title: 'As it will be', published: true }
    const changes = [{ resource: 'blog', id: draft, values }]
    const release = await create('releases', { title: 'Spring & more', changes })
    const body = { resource: 'releases', id: release.id }
    const { url } = (await call('preview-links', { method: 'POST', body })).body
    return { url, draft, path: `/blog/of-release-${drafts}`, id: release.id }
  }
  let drafts = 0

  test('leads to the first page that it changes, and shows every page as it will be', async () => {
    const { url, path, draft } = await released()
    expect((await follow(url)).headers.get('location')).toBe(url + path)
    const answer = await follow(url + path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    for (const words of [`${path} on`, 'As it will be', 'Spring &amp; more', `href="${url}${path}"`])
      expect(html).toContain(words)
    expect(html).not.toContain('<script')
    expect(await (await follow(`${url}/insights?x=1`)).text()).toContain('As it will be')
    expect((await call(`blog/${draft}`)).body).toMatchObject({ title: 'Of a release', published: false })
  })

  test('shows no page of the admin or the API, and nothing once the release is gone', async () => {
    const { url, id } = await released()
    for (const path of ['/admin', '/api/blog', '//evil.example']) expect((await follow(url + path)).status).toBe(404)
    await call(`releases/${id}`, { method: 'DELETE' })
    expect((await follow(`${url}/blog`)).status).toBe(404)
    expect((await follow(`${await makeLink()}/blog`)).status).toBe(410)
  })
})
