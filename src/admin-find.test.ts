import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { inquiries } from '#features/contact/tables.server.ts'
import { listFindable } from '#resources/feature.server.ts'
import { indexFound } from '#resources/find.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { features } from './features.server.ts'

const { db, call, create, admin, editor } = await openAdmin()

beforeAll(async () => {
  await indexFound(db, listFindable(features))
  await create('blog', { title: 'Why teams wait', slug: 'why-teams-wait', content: '<p>They do.</p>', published: true })
  await create('blog', { title: 'Waiting is work', slug: 'waiting-is-work' })
  await create('consultants', { name: 'Dániel Lindqvist', title: 'Coach' })
  await create('feature-flags', { feature_name: 'waiting_list' }, admin)
  const person = { name: 'Margarete Waiblinger', email: 'mw@example.com', company: 'Norvane', message: 'Hello' }
  await db.insert(inquiries).values(person)
})

type Answer = { items: { kind: string; title: string; address: string }[] }
async function find(typed: string, headers = editor): Promise<Answer> {
  const { status, body } = await call(`search?q=${encodeURIComponent(typed)}`, { headers })
  expect(status).toBe(200)
  return body
}
const titles = async (typed: string, headers = editor) =>
  (await find(typed, headers)).items.filter(({ kind }) => !/^(page|text)$/.test(kind)).map(({ title }) => title)

test('people, articles and flags are found by part of what they are known by', async () => {
  const found = ['Waiting is work', 'Why teams wait', 'Margarete Waiblinger', 'waiting_list']
  expect(await titles('wai', admin)).toEqual(found)
  expect(await titles('norvane margarete')).toEqual(['Margarete Waiblinger'])
})

test.each([
  ['margarte', 'Margarete Waiblinger'],
  ['lindqwist', 'Dániel Lindqvist'],
  ['daniel', 'Dániel Lindqvist'],
  ['waitng is wrk', 'Waiting is work'],
])('“%s” finds %s', async (typed, title) => expect(await titles(typed)).toContain(title))

test('signs that mean something to the database are letters like any other', async () => {
  for (const typed of ['%%', '__', "'; drop", '\\\\', 'a\0b']) expect(await titles(typed)).toEqual([])
})

test('an editor never finds what editors may not read', async () => {
  expect(await titles('waiting_list', admin)).toEqual(['waiting_list'])
  expect(await titles('waiting_list')).not.toContain('waiting_list')
  expect(await titles('Ada Admin', admin)).toEqual(['Ada Admin'])
  expect(await titles('Ada Admin')).not.toContain('Ada Admin')
})

test('what the public does not see yet is marked', async () => {
  const { items } = await find('wait')
  expect(items).toContainEqual(
    expect.objectContaining({
      title: 'Why teams wait',
      isPublic: true,
    }),
  )
  expect(items).toContainEqual(expect.objectContaining({ title: 'Waiting is work', isPublic: false }))
})

test('pages are found by their names, texts by what they say, typing errors included', async () => {
  const { items } = await find('partners')
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'page', title: 'Partners', address: '/admin/content/partners' }),
  )
  const texts = (await find('transfromation rescue')).items.filter(({ kind }) => kind === 'text')
  expect(texts.length).toBeGreaterThan(0)
})

test('whoever finds people has read about them, which is written down', async () => {
  await db.delete(auditEntries)
  await find('margarete')
  const [entry] = await db.select().from(auditEntries)
  expect(entry).toMatchObject({ action: 'read', resource: 'inquiries', item_id: 'list' })
})

test('a single letter, or none, finds nothing', async () => {
  expect(await find('m')).toEqual({ items: [] })
  expect(await find('')).toEqual({ items: [] })
})
