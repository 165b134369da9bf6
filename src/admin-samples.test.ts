import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fillOnce } from '#db/seed.ts'
import { blogPosts } from '#features/blog/tables.server.ts'
import { events } from '#features/events/tables.server.ts'
import { useCases } from '#features/use-cases/tables.server.ts'
import { consultants, consultantTags } from '#records/consultants/tables.server.ts'
import { featureFlags } from '#records/feature-flags/tables.server.ts'
import { brandReferences } from '#records/references/tables.server.ts'
import { testimonials } from '#records/testimonials/tables.server.ts'
import { firstFill, sampleRows } from '#resources/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { features } from './features.server.ts'

const { db, call, create, admin, editor } = await openAdmin()
const content = [blogPosts, useCases, events, consultants, consultantTags, testimonials, brandReferences]
type Item = { id: string; name: string; title: string; is_sample?: boolean }
const list = async (resource: string): Promise<Item[]> => (await call(`${resource}?per_page=100`)).body.items
const count = () => Promise.all(content.map((table) => db.$count(table)))
const removeAll = () => call('samples', { method: 'DELETE', headers: admin })

beforeEach(async () => {
  for (const table of [...content, featureFlags, firstFill, sampleRows]) await db.delete(table)
})

test('samples that were deleted do not return with the next start', async () => {
  await fillOnce(db, features, { withSamples: true })
  const [, ...others] = await count()
  await db.delete(blogPosts)
  await db.delete(featureFlags)
  await fillOnce(db, features, { withSamples: true })
  expect(await count()).toEqual([0, ...others])
  expect(await db.$count(featureFlags)).toBe(0)
})

test('a database that was started empty has its flags and stays empty', async () => {
  await fillOnce(db, features, { withSamples: false })
  await fillOnce(db, features, { withSamples: true })
  expect(await count()).toEqual(content.map(() => 0))
  expect(await db.$count(featureFlags)).toBe(1)
})

test('an item is marked as a sample until somebody changes it; its place in the order is no change', async () => {
  await fillOnce(db, features, { withSamples: true })
  const [first, second, ...others] = await list('references')
  if (!first || !second) throw new Error('no samples')
  expect([first, second, ...others].every(({ is_sample }) => is_sample)).toBe(true)
  await call('references/order', { method: 'PUT', body: { ids: [second.id, first.id] } })
  expect((await call(`references/${first.id}`)).body).toMatchObject({ is_sample: true })
  const changed = await call(`references/${first.id}`, { method: 'PATCH', body: { name: 'Ours' } })
  expect(changed.body).toMatchObject({ name: 'Ours', is_sample: false })
  expect((await call(`references/${first.id}`)).body).not.toHaveProperty('is_sample')
  const marks = (await list('references')).map(({ id, is_sample }) => [id, is_sample])
  expect(marks.filter(([, isSample]) => !isSample)).toEqual([[first.id, undefined]])
})

test('one that comes back from the history is no sample any more', async () => {
  await fillOnce(db, features, { withSamples: true })
  const [article] = await list('blog')
  await call(`blog/${article?.id}`, { method: 'DELETE' })
  const [deletion] = (await call(`blog/${article?.id}/history`)).body.items
  await call(`blog/${article?.id}/restore`, { method: 'POST', body: { entry_id: deletion.id } })
  expect((await call(`blog/${article?.id}`)).body).not.toHaveProperty('is_sample')
})

test('an administrator takes all samples away at once, but nothing that was changed, written or is still in use', async () => {
  await fillOnce(db, features, { withSamples: true })
  const [article] = await list('blog')
  await call(`blog/${article?.id}`, { method: 'PATCH', body: { title: 'Ours now' } })
  await create('events', { title: 'Our evening', event_type: 'upcoming' })
  const [tag] = await list('consultant-tags')
  await create('consultants', { name: 'Ada', tag_ids: [tag?.id] })
  const before = (await call('dashboard', { headers: admin })).body.samples
  expect(before).toContainEqual({ resource: 'blog', count: 8 })

  expect((await call('samples', { method: 'DELETE', headers: editor })).status).toBe(403)
  const { body } = await removeAll()
  expect(body.removed).toBeGreaterThan(50)
  expect(await list('blog')).toMatchObject([{ title: 'Ours now' }])
  expect(await list('events')).toMatchObject([{ title: 'Our evening' }])
  expect(await list('consultants')).toMatchObject([{ name: 'Ada', tags: [{ id: tag?.id }] }])
  expect(await list('consultant-tags')).toMatchObject([{ id: tag?.id }])
  expect(await list('testimonials')).toEqual([])
  expect(await list('references')).toEqual([])
  expect((await removeAll()).body).toEqual({ removed: 0 })
})

test('each that was taken away stands in the change log', async () => {
  await fillOnce(db, features, { withSamples: true })
  const [reference] = await db.select().from(brandReferences).where(eq(brandReferences.name, 'Lumenar'))
  await removeAll()
  const history = (await call(`references/${reference?.id}/history`)).body.items
  expect(history).toMatchObject([{ action: 'delete', before: { name: 'Lumenar' } }])
})

test('whoever takes all of them away shows who they are', async () => {
  await fillOnce(db, features, { withSamples: true })
  await db.execute("update sessions set confirmed_at = now() - interval '1 hour'")
  const refused = await removeAll()
  expect(refused).toMatchObject({ status: 403, body: { type: expect.stringMatching(/confirm-identity$/) } })
  expect(await db.$count(blogPosts)).toBeGreaterThan(0)
  await db.execute('update sessions set confirmed_at = now()')
  expect((await removeAll()).status).toBe(200)
})
