import { describe, expect, test } from 'vitest'
import { findTextProblems } from '#admin/content/texts/problems.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { homeContent } from '#site/home/content.ts'
import { openAdmin } from '#tests/admin.ts'
import { features } from './features.server.ts'

const { app, db, call, create, editor } = await openAdmin()

const deep = '['.repeat(50_000) + ']'.repeat(50_000)

const wrong = [
  ['home', 'story_url', 'javascript:alert(1)'],
  ['home', 'story_url', '//evil.example'],
  ['home', 'story_url', 'https://['],
  ['home', 'story_url', '/\\evil.example'],
  ['home', 'story_photo', '/\\evil.example/a.png'],
  ['home', 'story_photo', 'https://evil.example/a.png'],
  ['site', 'email', 'nobody'],
  ['privacy-policy', 'effective_date', 'tomorrow'],
  ['contact', 'interest_options', '[{"label":""}]'],
  ['contact', 'interest_options', '[{"label":"A","more":"B"}]'],
  ['contact', 'interest_options', `[{"label":"A","more":${deep}}]`],
  ['contact', 'interest_options', `[{"label":${deep}}]`],
  ['contact', 'interest_options', deep],
] as const

describe.each(wrong)('%s %s: %.40s', (page_key, section_key, content) => {
  test('is refused by both ways to save a text, and nothing is kept', async () => {
    const row = { page_key, section_key, content }
    const alone = await call('content', { method: 'POST', body: row })
    expect([alone.status, alone.body.errors?.[0]?.path]).toEqual([422, expect.stringMatching(/^content\b/)])
    const body = { texts: { [section_key]: { content } } }
    expect((await call(`content-pages/${page_key}`, { method: 'PUT', body })).status).toBe(422)
    expect(await db.$count(pageContent)).toBe(0)
  })
})

test('a saved address can not be changed into a wrong one', async () => {
  const { id } = await create('content', { page_key: 'home', section_key: 'story_url', content: '/use-cases' })
  const body = { content: 'javascript:alert(1)' }
  expect((await call(`content/${id}`, { method: 'PATCH', body })).status).toBe(422)
  expect((await call(`content/${id}`, { method: 'PATCH', body: { content: '/blog' } })).status).toBe(200)
})

test('a list of endless depth that is in the database harms no screen', async () => {
  for (const [page_key, section_key] of [
    ['contact', 'interest_options'],
    ['transformation-rescue', 'delivery_steps_data'],
  ] as const)
    for (const content of [`[{"label":"A","more":${deep}}]`, `[{"details":${deep}}]`, deep]) {
      await db.delete(pageContent)
      await db.insert(pageContent).values({ page_key, section_key, content })
      for (const path of ['content-pages', `content-pages/${page_key}`, 'content-pages/search?q=a'])
        expect((await call(path)).status, path).toBe(200)
    }
  await db.delete(pageContent)
})

test('every built-in text may be saved as it is', async () => {
  for (const { content, ...page } of features.flatMap(({ texts = [] }) => texts))
    for (const [key, text] of Object.entries(content.texts))
      expect(findTextProblems({ content, ...page }, key, text, key)).toEqual([])
})

test('no call takes a body of endless depth', async () => {
  for (const [path, method] of [
    ['blog', 'POST'],
    ['preview', 'POST'],
    ['content-pages/contact', 'PUT'],
  ] as const) {
    const headers = editor
    const answer = await app.request(`/api/admin/${path}`, { method, headers, body: `{"values":${deep}}` })
    expect([answer.status, (await answer.json()).detail], path).toEqual([400, 'The body is nested too deeply.'])
  }
})

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
  'no text is called %s, and one that is in the database harms no page',
  async (section_key) => {
    const row = { page_key: 'home', section_key, content: 'x' }
    expect((await call('content', { method: 'POST', body: row })).status).toBe(422)
    const body = `{"texts":{"${section_key}":{"content":"x"}}}`
    const { status } = await call('content-pages/home', { method: 'PUT', body: JSON.parse(body) })
    expect(status).toBeLessThan(500)
    await db.insert(pageContent).values(row)
    expect(Object.keys(await getPageContent(db, homeContent))).not.toContain(section_key)
    for (const path of ['content-pages', 'content-pages/home', 'content', 'content-pages/search?q=x'])
      expect((await call(path)).status).toBe(200)
  },
)
