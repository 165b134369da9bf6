import { describe, expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'
import { findNewSlug, findPost } from './queries.server.ts'

const now = new Date('2026-05-04T09:00:00.000Z')
const { db, call, ...admin } = await openAdmin(undefined, { now: () => now })
const create = (resource: string, values: object) => admin.create(resource, { content: '<p>Words.</p>', ...values })
const change = async (id: string, body: object) => (await call(`blog/${id}`, { method: 'PATCH', body })).body
const isVisible = async (slug: string) => (await findPost(db, slug, now)) !== undefined
const later = '2999-01-01T00:00:00.000Z'

describe('an article', () => {
  test('that is published gets the date of that moment, so that it stands first and not where it was begun', async () => {
    const { id, publish_date } = await create('blog', { slug: 'begun', title: 'Begun' })
    expect(publish_date).toBeNull()
    const published = await change(id, { published: true })
    expect(published.publish_date).toBe(now.toISOString())
    expect(await isVisible('begun')).toBe(true)
  })

  test('that was planned and is published at once gets a new date', async () => {
    const { id } = await create('blog', { slug: 'planned', title: 'Planned', published: true, publish_date: later })
    expect(await isVisible('planned')).toBe(false)
    const { publish_date } = await change(id, { publish_date: null })
    expect(publish_date).toBe(now.toISOString())
    expect(await isVisible('planned')).toBe(true)
  })

  test('that was taken off the site comes back with its own date', async () => {
    const date = '2025-03-01T08:00:00.000Z'
    const { id } = await create('blog', { slug: 'back', title: 'Back', published: true, publish_date: date })
    await change(id, { published: false })
    expect(await isVisible('back')).toBe(false)
    expect(await change(id, { published: true })).toMatchObject({ publish_date: date })
  })

  test('that is live keeps what is sent: its date may be changed, or taken away', async () => {
    const { id } = await create('blog', { slug: 'live', title: 'Live', published: true })
    expect(await change(id, { publish_date: '2024-01-01' })).toMatchObject({ publish_date: '2024-01-01T00:00:00.000Z' })
    expect(await change(id, { publish_date: null })).toMatchObject({ publish_date: null })
  })

  test('is found by its state', async () => {
    await create('blog', { slug: 'state-draft', title: 'State draft' })
    await create('blog', { slug: 'state-planned', title: 'State planned', published: true, publish_date: later })
    await create('blog', { slug: 'state-live', title: 'State live', published: true })
    for (const state of ['draft', 'planned', 'live']) {
      const filter = state === 'planned' ? 'scheduled' : state
      const { items } = (await call(`blog?state=${filter}&q=State`)).body
      expect(items.map(({ slug }: { slug: string }) => slug)).toEqual([`state-${state}`])
    }
  })
})

test('every tag is suggested once, drafts included', async () => {
  await create('blog', { slug: 'tagged-1', title: 'One', tags: ['Scrum', 'AI'] })
  await create('blog', { slug: 'tagged-2', title: 'Two', tags: ['Scrum'], published: true })
  expect((await call('blog/tags')).body.items).toEqual(['AI', 'Scrum'])
})

describe('an old address', () => {
  test('leads to the new one, over several changes, as long as the article can be read', async () => {
    const { id } = await create('blog', { slug: 'first-name', title: 'Name', published: true })
    await change(id, { slug: 'second-name' })
    await change(id, { slug: 'third-name' })
    expect(await findNewSlug(db, 'first-name', new Date())).toBe('third-name')
    expect(await findNewSlug(db, 'second-name', new Date())).toBe('third-name')
    await change(id, { published: false })
    expect(await findNewSlug(db, 'first-name', new Date())).toBeUndefined()
    await change(id, { published: true, publish_date: later })
    expect(await findNewSlug(db, 'first-name', new Date())).toBeUndefined()
  })

  test('survives that the article is taken off the site, renamed and published again', async () => {
    const { id } = await create('blog', { slug: 'was-public', title: 'Was public', published: true })
    await change(id, { published: false })
    await change(id, { slug: 'is-public' })
    await change(id, { published: true })
    expect(await findNewSlug(db, 'was-public', new Date())).toBe('is-public')
  })

  test('is the article itself again when it gets it back', async () => {
    const { id } = await create('blog', { slug: 'to-and', title: 'To and fro', published: true })
    await change(id, { slug: 'fro' })
    await change(id, { slug: 'to-and' })
    expect(await findNewSlug(db, 'to-and', new Date())).toBeUndefined()
    expect(await findNewSlug(db, 'fro', new Date())).toBe('to-and')
  })

  test.each(['unknown', '', '\0', "' or 1=1", 'A'.repeat(5_000)])(
    'that never was leads nowhere: “%s”',
    async (slug) => {
      expect(await findNewSlug(db, slug, new Date())).toBeUndefined()
    },
  )
})
