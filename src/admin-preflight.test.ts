import { expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'

const { app, call, create, editor } = await openAdmin()
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
