import { describe, expect, test } from 'vitest'
import { storeFile } from '#records/files/queries.server.ts'
import { files } from '#records/files/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'

const { app, db, call, create, editor } = await openAdmin()
await create('blog', { slug: 'first', title: 'First', content: '<p>Words.</p>', published: true })
await create('blog', { slug: 'draft', title: 'Draft' })

test('links that lead nowhere are told; files are not looked for among pages', async () => {
  const paths = ['/blog', '/blog/first', '/blog/draft', '/blog/gone', '/storage/pictures/a.webp']
  const { body } = await call('preflight', { method: 'POST', body: { paths } })
  expect(body).toMatchObject({ dead: ['/blog/draft', '/blog/gone'], company: 'Tandem' })
})

test.each([['//elsewhere.example'], ['https://elsewhere.example'], ['']])(
  '%j is no path of this site',
  async (path) => {
    expect((await call('preflight', { method: 'POST', body: { paths: [path] } })).status).toBe(422)
  },
)

test('the picture with which a page will be shared is drawn before the page is there', async () => {
  const read = (query: string) => app.request(`/api/admin/share-picture?${query}`, { headers: editor })
  const answer = await read('path=/blog/new&title=New')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await read('path=/blog/new')).status).toBe(422)
})

test('an article is looked at as it was saved: what blocks it, and what could be better', async () => {
  const content = '<h2></h2><p><a href="/blog/gone">The other one</a></p>'
  const { body: post } = await call('blog', {
    method: 'POST',
    body: { slug: 'looked-at', title: 'Looked at', content },
  })
  const { body } = await call(`blog/${post.id}/preflight`)
  expect(body.blocking).toEqual([])
  expect(body.hints).toContainEqual({ rule: 'dead-links', message: 'The link to /blog/gone leads nowhere.' })
  expect(body.hints.map(({ rule }: { rule: string }) => rule)).toEqual(['description', 'headings', 'dead-links'])
  await call(`blog/${post.id}`, { method: 'PATCH', body: { content: '' } })
  expect((await call(`blog/${post.id}/preflight`)).body.blocking).toMatchObject([{ rule: 'text' }])
  for (const id of ['none', crypto.randomUUID()]) expect((await call(`blog/${id}/preflight`)).status).toBe(404)
})

describe('a picture of which nothing is said', () => {
  const upload = async (facts: object) => {
    const file = { bucket: 'pictures', name: `${crypto.randomUUID()}.webp`, content_type: 'image/webp' }
    return storeFile(db, { ...file, data: Buffer.from('a picture'), ...facts })
  }
  const publish = async (url: string, alt = '') => {
    const content = `<p>Words.</p><img src="${url}" alt="${alt}">`
    const body = { slug: `shown-${crypto.randomUUID()}`, title: 'Shown', content, published: true }
    return call('blog', { method: 'POST', body })
  }

  test('keeps its article from being published, and the pre-flight says so', async () => {
    const url = await upload({})
    const refused = await publish(url)
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'content'])
    expect((await publish(url, 'A board')).status).toBe(201)
    const { body } = await call('preflight', {
      method: 'POST',
      body: { paths: [], pictures: [url, '/elsewhere.webp'] },
    })
    expect(body.silent).toEqual([url])
    const draft = await create('blog', { slug: 'silent', title: 'Silent', content: `<img src="${url}" alt="">` })
    expect((await call(`blog/${draft.id}/preflight`)).body.blocking).toMatchObject([{ rule: 'pictures' }])
    const published = await call(`blog/${draft.id}/publish`, { method: 'POST' })
    expect(published.status).toBe(422)
  })

  test.each([{ alt: 'A board' }, { is_decorative: true }])('but not where the library says %j', async (facts) => {
    expect((await publish(await upload(facts))).status).toBe(201)
  })

  test('does not keep anybody from changing something else of an article that is out already', async () => {
    const url = await upload({ is_decorative: true })
    const { body } = await publish(url)
    await db.update(files).set({ is_decorative: false })
    expect((await call(`blog/${body.id}`, { method: 'PATCH', body: { teaser: 'Other' } })).status).toBe(200)
    const content = `<p>Other words.</p><img src="${url}" alt="">`
    expect((await call(`blog/${body.id}`, { method: 'PATCH', body: { content } })).status).toBe(422)
  })
})
