import { beforeEach, expect, test } from 'vitest'
import { scanPins } from '#features/scan/tables.server.ts'
import { announceChanges } from '#platform/database/triggers.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import type { RelatedPage } from '#resources/related.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { getRelated, listRelated, listRelatedRows } from './queries.server.ts'

const { db, cache, now } = await testPlatform()
await announceChanges(db, ['scan_pins'])
const page = (id: string, ...tags: string[]): RelatedPage => ({ id, title: id, text: null, path: `/${id}`, tags })
let articles: RelatedPage[] = []
const features: Feature[] = [
  {
    name: 'services',
    related: { kind: 'service', list: async () => [page('rescue', 'Transformation'), page('lab', 'AI')] },
  },
  { name: 'blog', related: { kind: 'article', list: async () => articles } },
]
const combination = { archetype: 'scaler', pillar: 'ai' } as const
const idsOf = async () => (await listRelated(db, features, combination, now())).map(({ id }) => id)

beforeEach(async () => {
  await db.delete(scanPins)
  articles = [page('news'), page('models', 'AI'), page('pilots', 'AI Pilots')]
})

test('a result leads to one service and two articles about what is weakest', async () => {
  expect(await idsOf()).toEqual(['lab', 'models', 'pilots'])
})

test('a pin takes the first place of its kind until its page is withdrawn', async () => {
  await db.insert(scanPins).values({ ...combination, kind: 'article', page_id: 'news' })
  expect(await idsOf()).toEqual(['lab', 'news', 'models'])
  articles = articles.slice(1)
  expect(await idsOf()).toEqual(['lab', 'models', 'pilots'])
})

test('users see every combination: what it leads to, whether by its tags, and what is pinned', async () => {
  await db.insert(scanPins).values({ ...combination, kind: 'article', page_id: 'withdrawn' })
  articles = [page('news')]
  const rows = await listRelatedRows(db, features, now())
  expect(rows).toHaveLength(4 * 3 * 5)
  const find = (kind: string) =>
    rows.find((row) => row.archetype === 'scaler' && row.pillar === 'ai' && row.kind === kind)
  expect(find('service')).toMatchObject({
    found: true,
    shown: [{ id: 'lab' }],
    pinned: null,
    topics: ['AI', 'Forecasting', 'Transformation', 'Change'],
  })
  expect(find('article')).toMatchObject({
    found: false,
    shown: [{ id: 'news' }],
    pinned: { id: 'withdrawn', title: null },
  })
  expect(find('event')).toMatchObject({ found: false, shown: [] })
})

test('what was kept is forgotten as soon as anything changes', async () => {
  const result = { dominantArchetype: 'scaler', pillarScores: { ai: 20, agility: 50, leadership: 80 } } as const
  const titles = async () => (await getRelated({ db, cache, now }, features, result)).map(({ id }) => id)
  expect(await titles()).toEqual(['lab', 'models', 'pilots'])
  await db.insert(scanPins).values({ ...combination, kind: 'service', page_id: 'rescue' })
  await expect.poll(titles).toEqual(['rescue', 'models', 'pilots'])
})
