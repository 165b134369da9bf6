import { beforeEach, expect, test } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { publicUseCasesApi } from './api.server.ts'
import { listUseCases } from './queries.server.ts'
import { seedUseCases } from './seed.server.ts'
import { useCases } from './tables.server.ts'

const platform = await testPlatform()
const { db } = platform
const api = publicUseCasesApi(platform)

const stories = [
  { slug: 'older', title: 'Planning at Norvane', excerpt: 'Fourteen teams', published: true, created_at: '2025-01-01' },
  { slug: 'newer', title: 'AI in claims', excerpt: 'A 100% honest pilot', published: true, created_at: '2026-01-01' },
  { slug: 'draft', title: 'Planning in secret', published: false },
  {
    slug: 'unsafe',
    title: 'Body',
    body: '<p>Good</p><script>bad()</script>',
    published: true,
    created_at: '2024-01-01',
  },
]
beforeEach(async () => {
  await db.delete(useCases)
  await db.insert(useCases).values(stories)
})

async function read(path: string) {
  const answer = await api.request(path)
  return { status: answer.status, body: await answer.json() }
}

const slugs = async (search: string) =>
  (await read(`/use-cases${search}`)).body.items.map((item: { slug: string }) => item.slug)

test('published use cases come newest first, with their whole number', async () => {
  expect(await slugs('')).toEqual(['newer', 'older', 'unsafe'])
  expect((await read('/use-cases')).body.total).toBe(3)
})

test('the list leaves the bodies out', async () => {
  const [item] = (await read('/use-cases')).body.items
  expect(item).toMatchObject({ slug: 'newer', title: 'AI in claims', tags: [], show_cta_block: false })
  expect(item).not.toHaveProperty('body')
})

test('search finds a part of the title or the excerpt, in any case', async () => {
  expect(await slugs('?q=NORVANE')).toEqual(['older'])
  expect(await slugs('?q=honest')).toEqual(['newer'])
  expect(await slugs('?q=%20planning%20')).toEqual(['older'])
  expect(await slugs('?q=nothing')).toEqual([])
})

test.each([
  ['100%', ['newer']],
  ['%', ['newer']],
  ['_', []],
  ['\\', []],
  ['\0', []],
])('search takes “%s” as it is written', async (q, found) => {
  expect(await slugs(`?q=${encodeURIComponent(q)}`)).toEqual(found)
})

test('a page beyond the last one is empty and still tells the number', async () => {
  expect((await read('/use-cases?page=2')).body).toEqual({ items: [], total: 3 })
})

test('a page that is no number is refused', async () => {
  const { status, body } = await read('/use-cases?page=zero')
  expect(status).toBe(422)
  expect(body.errors[0].path).toBe('page')
})

test('one use case comes with a body that holds no script', async () => {
  const { status, body } = await read('/use-cases/unsafe')
  expect(status).toBe(200)
  expect(body.body).toBe('<p>Good</p>')
})

test.each(['draft', 'unknown', '%00'])('“%s” is not found', async (slug) => {
  expect((await api.request(`/use-cases/${slug}`)).status).toBe(404)
})

test('sample stories have an excerpt and a quote each', async () => {
  await db.delete(useCases)
  await seedUseCases(db)
  const { total, items } = await listUseCases(db, { q: '', page: 1 })
  expect(total).toBeGreaterThanOrEqual(5)
  expect(items.every((item) => item.excerpt && item.quote_text)).toBe(true)
})
