import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#accounts/tables.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { addSignedIn } from '#tests/users.ts'

let now = new Date('2026-05-04T09:00:00.000Z')
const { platform, db, call, create, editor } = await openAdmin(undefined, { now: () => now })
const colleague = await addSignedIn(platform, 'editor')
await db.update(users).set({ name: 'Maria Kern' }).where(eq(users.id, colleague.person.id))
const marias = { cookie: colleague.cookie, 'content-type': 'application/json' }

let articles = 0
async function openArticle(values: object = {}) {
  articles += 1
  const given = { slug: `article-${articles}`, title: 'As saved', content: '<p>Words.</p>', ...values }
  const { id } = await create('blog', given)
  return { id, path: `blog/${id}/pending` }
}
const open = async (path: string, headers = editor) => (await call(path, { headers })).body

describe('a text by the id of its row', () => {
  beforeEach(() => db.delete(pageContent))

  const openText = async (section_key: string, page_key = 'about') => {
    const { id } = await create('content', { page_key, section_key, content: 'As saved' })
    return { id, path: `content/${id}/pending` }
  }

  test('is kept with its page, where the form of the page shows it', async () => {
    const { id, path } = await openText('title')
    expect((await call(path, { method: 'PUT', body: { content: 'Typed' } })).status).toBe(200)
    expect((await open('content/about/pending')).mine.values).toMatchObject({ title: { value: 'Typed' } })
    expect((await open(path)).mine.values).toEqual({ content: 'Typed', show_on_homepage: false })
    expect((await call(`content/${id}`)).body).toMatchObject({ content: 'As saved', pending: { by: 'Edit Editor' } })
    await call(path, { method: 'DELETE' })
    expect((await open('content/about/pending')).mine).toBeNull()
    expect((await call(`content/${id}`)).body.pending).toBeNull()
  })

  test('is published alone; by the key of the page all texts of it are', async () => {
    await openText('title')
    const { id, path } = await openText('lead')
    const [{ updated_at: version }] = (await call('content?page_key=about&section_key=title')).body.items
    const title = { value: 'Title', homepage: false, empty: false, version }
    await call('content/about/pending', { method: 'PUT', body: { title } })
    await call(path, { method: 'PUT', body: { content: 'Typed' } })
    expect((await call(`content/${id}/publish`, { method: 'POST' })).body).toMatchObject({ content: 'Typed' })
    expect(Object.keys((await open('content/about/pending')).mine.values)).toEqual(['title'])
    expect((await call('content/about/publish', { method: 'POST' })).status).toBe(200)
    expect((await open('content/about/pending')).mine).toBeNull()
    const { items } = (await call('content?page_key=about&section_key=title')).body
    expect(items).toMatchObject([{ content: 'Title', pending: null }])
  })

  test('that no page shows is kept by itself', async () => {
    const { id, path } = await openText('anything', 'elsewhere')
    await call(path, { method: 'PUT', body: { content: 'Typed' } })
    expect((await call(`content/${id}`)).body).toMatchObject({ content: 'As saved', pending: { by: 'Edit Editor' } })
    expect((await call(`content/${id}/publish`, { method: 'POST' })).body).toMatchObject({ content: 'Typed' })
    expect((await call(`content/${id}`)).body).toMatchObject({ content: 'Typed', pending: null })
  })
})

describe('publishing what was typed', () => {
  const publish = (id: string, headers: Record<string, string> = editor) =>
    call(`blog/${id}/publish`, { method: 'POST', headers })

  test('makes it public and ends it, for its author alone', async () => {
    const { id, path } = await openArticle({ published: true })
    await call(path, { method: 'PUT', body: { title: 'Typed' } })
    now = new Date(now.getTime() + 1_000)
    await call(path, { method: 'PUT', body: { title: 'Hers' }, headers: marias })
    expect((await call(`blog/${id}`)).body).toMatchObject({ title: 'As saved', pending: { by: 'Maria Kern' } })
    expect(await publish(id)).toMatchObject({ status: 200, body: { title: 'Typed', published: true } })
    expect((await open(path)).mine).toBeNull()
    expect((await publish(id, marias)).status).toBe(409)
    expect((await open(path, marias)).mine.values).toEqual({ title: 'Hers' })
  })

  test('over what somebody has saved since goes only with a look at it', async () => {
    const { id, path } = await openArticle({ published: true })
    await call(path, { method: 'PUT', body: { title: 'Typed' } })
    await call(`blog/${id}`, { method: 'PATCH', body: { teaser: 'Hers' }, headers: marias })
    const refused = await publish(id)
    expect(refused).toMatchObject({ status: 409, body: { current: { teaser: 'Hers' } } })
    const seen = { ...editor, 'if-unmodified-since-version': refused.body.current.updated_at }
    expect((await publish(id, seen)).body).toMatchObject({ title: 'Typed', teaser: 'Hers' })
  })

  test('of a draft takes it to the site; what is not right is refused and stays', async () => {
    const { id, path } = await openArticle({ content: '' })
    await call(path, { method: 'PUT', body: { title: ' ' } })
    expect((await publish(id)).status).toBe(422)
    expect((await open(path)).mine.values).toEqual({ title: ' ' })
    await call(path, { method: 'PUT', body: { title: 'Typed', content: '<p>Words.</p>' } })
    expect((await publish(id)).body).toMatchObject({ title: 'Typed', published: true })
    expect((await publish(id)).body).toMatchObject({ title: 'Typed', published: true })
    const [latest] = (await call(`blog/${id}/history`)).body.items
    expect(latest).toMatchObject({ action: 'publish', user_name: 'Edit Editor' })
  })

  test('of what is not there, or has no publication, is no call', async () => {
    expect((await publish(randomUUID())).status).toBe(404)
    expect((await call(`events/${randomUUID()}/publish`, { method: 'POST' })).status).toBe(404)
  })
})
