import { expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'
import { findNewSlug } from './queries.server.ts'

const { db, call, ...admin } = await openAdmin()
const create = (resource: string, values: object) => admin.create(resource, { body: '<p>Words.</p>', ...values })
const change = async (id: string, body: object) => (await call(`use-cases/${id}`, { method: 'PATCH', body })).body

test('the old address of a story leads to the new one as long as the story can be read', async () => {
  const { id } = await create('use-cases', { slug: 'old-story', title: 'Story', published: true })
  await change(id, { slug: 'new-story' })
  expect(await findNewSlug(db, 'old-story')).toBe('new-story')
  await change(id, { published: false })
  expect(await findNewSlug(db, 'old-story')).toBeUndefined()
})

test('an article of the same old address is not mistaken for it', async () => {
  const { id } = await admin.create('blog', { slug: 'shared-name', title: 'Article' })
  await call(`blog/${id}`, { method: 'PATCH', body: { slug: 'article-name' } })
  expect(await findNewSlug(db, 'shared-name')).toBeUndefined()
})

test('stories are found by tag, and every tag is suggested once', async () => {
  await create('use-cases', { slug: 'tagged-1', title: 'One', tags: ['Aviation', 'AI'] })
  await create('use-cases', { slug: 'tagged-2', title: 'Two', tags: ['Aviation'] })
  expect((await call('use-cases/tags')).body.items).toEqual(['AI', 'Aviation'])
  expect((await call('use-cases?tag=AI')).body.total).toBe(1)
})
