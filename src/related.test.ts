import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fillOnce } from '#db/seed.ts'
import { blogPosts } from '#features/blog/tables.server.ts'
import { events } from '#features/events/tables.server.ts'
import { listRelated, listRelatedRows } from '#features/scan/related/queries.server.ts'
import { useCases } from '#features/use-cases/tables.server.ts'
import type { RelatedKind } from '#resources/related.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { features } from './features.server.ts'

const { db, now } = await testPlatform()
await fillOnce(db, features, { withSamples: true })

beforeEach(async () => {
  await db.update(useCases).set({ published: true })
  await db.update(events).set({ is_visible: true })
})

const combination = { archetype: 'scaler', pillar: 'ai' } as const
const relatedOf = async (kind: RelatedKind, at = now()) =>
  (await listRelated(db, features, combination, at)).filter((page) => page.kind === kind)

test('a result leads to a service, a use case, a consultant, the next event and two articles', async () => {
  const kinds = (await listRelated(db, features, combination, now())).map(({ kind }) => kind)
  expect(kinds).toEqual(['service', 'use-case', 'consultant', 'event', 'article', 'article'])
  expect(await relatedOf('service')).toMatchObject([{ title: 'AI Consulting', path: '/services/ai-consulting' }])
})

test('the sample content has something by its tags for every combination', async () => {
  const nothing = (await listRelatedRows(db, features, now())).filter(({ found }) => !found)
  expect(nothing).toEqual([])
})

test('what is withdrawn is led to no longer, and another takes its place', async () => {
  const [story] = await relatedOf('use-case')
  await db
    .update(useCases)
    .set({ published: false })
    .where(eq(useCases.id, story?.id ?? ''))
  const [next] = await relatedOf('use-case')
  expect(next?.id).toBeDefined()
  expect(next?.id).not.toBe(story?.id)
  const [event] = await relatedOf('event')
  await db
    .update(events)
    .set({ is_visible: false })
    .where(eq(events.id, event?.id ?? ''))
  expect((await relatedOf('event'))[0]?.id).not.toBe(event?.id)
})

test('a post is led to from its day of publication on', async () => {
  const tomorrow = new Date(now().getTime() + 24 * 60 * 60 * 1000)
  const after = new Date(tomorrow.getTime() + 1000)
  await db.insert(blogPosts).values({
    slug: 'planned',
    title: 'Planned',
    published: true,
    tags: ['AI', 'Change'],
    publish_date: sql`${tomorrow.toISOString()}`,
  })
  expect((await relatedOf('article')).map(({ title }) => title)).not.toContain('Planned')
  expect((await relatedOf('article', after)).map(({ title }) => title)).toContain('Planned')
})

test('where all of a kind are withdrawn it is left out', async () => {
  await db.update(events).set({ is_visible: false })
  expect(await relatedOf('event')).toEqual([])
})
