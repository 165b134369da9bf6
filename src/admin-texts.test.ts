import { describe, expect, test } from 'vitest'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { homeContent } from '#site/home/content.ts'
import { openAdmin } from '#tests/admin.ts'

const { db, call, create } = await openAdmin()

const wrong = [
  ['home', 'story_url', 'javascript:alert(1)'],
  ['home', 'story_url', '//evil.example'],
  ['home', 'story_photo', 'https://evil.example/a.png'],
  ['site', 'email', 'nobody'],
  ['privacy-policy', 'effective_date', 'tomorrow'],
  ['contact', 'interest_options', '[{"label":""}]'],
] as const

describe.each(wrong)('%s %s: %j', (page_key, section_key, content) => {
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
