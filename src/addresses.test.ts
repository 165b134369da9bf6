import { beforeEach, expect, test } from 'vitest'
import { blogPosts } from '#features/blog/tables.server.ts'
import { useCases } from '#features/use-cases/tables.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { listAddresses } from './addresses.ts'
import { features } from './features.server.ts'

const { db } = await freshDatabase()
const fixed = features.flatMap(({ texts = [] }) => texts.flatMap(({ path }) => path ?? []))
const now = new Date('2026-06-15T12:00:00Z')

beforeEach(async () => {
  for (const table of [blogPosts, useCases, pageContent]) await db.delete(table)
})

test('on an empty site exactly the fixed pages are listed, without dates that nobody knows', async () => {
  expect(fixed).toContain('/privacy-policy')
  expect(await listAddresses(db, features, now)).toEqual(fixed.map((path) => ({ path, changed: undefined })))
})

test('only what may be seen is listed, with the date of its last change', async () => {
  const [post] = await db
    .insert(blogPosts)
    .values({ slug: 'seen', title: 'Seen', published: true, authors: ['Ilse Brandt'] })
    .returning()
  await db.insert(blogPosts).values([
    { slug: 'draft', title: 'Draft', authors: ['Nobody'] },
    { slug: 'planned', title: 'Planned', published: true, publish_date: '2026-06-16T00:00:00Z' },
  ])
  await db.insert(useCases).values({ slug: 'hidden', title: 'Hidden', published: false })
  const [story] = await db.insert(useCases).values({ slug: 'story', title: 'Story', published: true }).returning()
  const addresses = await listAddresses(db, features, now)
  expect(addresses.slice(fixed.length)).toEqual([
    { path: '/blog/seen', changed: post?.updated_at },
    { path: '/authors/ilse-brandt', changed: post?.updated_at },
    { path: '/use-cases/story', changed: story?.updated_at },
  ])
  expect(addresses).toContainEqual({ path: '/blog', changed: post?.updated_at })
})

test('a page changes when its texts do', async () => {
  const [row] = await db
    .insert(pageContent)
    .values({ page_key: 'contact', section_key: 'hero_title', content: 'Hello' })
    .returning()
  expect(await listAddresses(db, features, now)).toContainEqual({ path: '/contact', changed: row?.updated_at })
})
