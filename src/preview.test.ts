import { describe, expect, test } from 'vitest'
import { hasSignedCookie } from '#accounts/session.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { features } from './features.server.ts'
import type { Pages } from './pages.ts'
import { previewLinks } from './preview.ts'

const days = 24 * 60 * 60 * 1000

const pages = {
  renderWith: async (_db: unknown, address: string) => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self' 'sha256-x'; img-src *" },
    body: `<p>${new URL(address).pathname}</p><script>window.hit = 1</script>`,
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
    expect((await call(path, { method: 'POST', body, headers: admin })).status).toBeLessThan(300)
  }
})

test('what signs a link to a draft signs no session', async () => {
  const [text, signature = ''] = (await makeLink()).replace('/preview/', '').split('.')
  const signed = `preview ${text}.${Buffer.from(signature, 'base64url').toString('base64')}`
  const cookie = `tandem.session=${encodeURIComponent(signed)}`
  expect(await hasSignedCookie(platform, { cookie })).toBe(false)
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
    expect([answer.status, await answer.text()]).toEqual([200, '<p>/blog/not-yet</p>'])
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

  test('can not be changed to last longer or to lead elsewhere', async () => {
    const [text = '', signature = ''] = (await makeLink()).replace('/preview/', '').split('.')
    const [resource, item, expires = ''] = Buffer.from(text, 'base64url').toString().split('|')
    const later = (Number.parseInt(expires, 36) + days).toString(36)
    for (const parts of [
      [resource, item, later],
      [resource, crypto.randomUUID(), expires],
      ['use-cases', item, expires],
    ]) {
      const forged = Buffer.from(parts.join('|')).toString('base64url')
      expect((await follow(`/preview/${forged}.${signature}`)).status).toBe(410)
    }
    expect((await follow(`/preview/${text}`)).status).toBe(410)
  })

  test('ends with the draft', async () => {
    const draft = await create('blog', { slug: 'never', title: 'Never' })
    const link = await makeLink(draft.id)
    expect((await follow(link)).status).toBe(200)
    expect((await call(`blog/${draft.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await follow(link)).status).toBe(410)
  })
})
