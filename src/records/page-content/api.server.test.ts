import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { contentApi } from './api.server.ts'
import { mayBeEmpty } from './defaults.ts'
import { getCompanyName, getPageContent } from './queries.server.ts'
import { pageContent } from './tables.server.ts'

const platform = await testPlatform()
const { db } = platform
const home = { pageKey: 'home', texts: { title: 'Built-in title', text: 'Built-in text' } }
const api = contentApi(platform, [home])

async function read(path: string) {
  const answer = await api.request(`/content/${path}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { page_key: string; sections: Record<string, string> }
}

/** Waits until the change has been heard: what was remembered before is forgotten then. */
const expectSoon = (path: string, sections: object) =>
  vi.waitFor(async () => expect((await read(path)).sections).toEqual(sections), { timeout: 60_000 })

beforeEach(async () => {
  await db.delete(pageContent)
  await expectSoon('home', home.texts)
})

describe('the texts of a page', () => {
  test('are the built-in ones until users save their own', async () => {
    expect(await read('home')).toEqual({ page_key: 'home', sections: home.texts })
    await db.insert(pageContent).values({ page_key: 'home', section_key: 'title', content: 'Our title' })
    await expectSoon('home', { title: 'Our title', text: 'Built-in text' })
    expect(await getPageContent(db, home)).toEqual({ title: 'Our title', text: 'Built-in text' })
  })

  test('may be emptied by users where a page can do without them', async () => {
    await db.insert(pageContent).values({ page_key: 'home', section_key: 'text', content: '' })
    await expectSoon('home', { title: 'Built-in title', text: '' })
    expect(await getPageContent(db, home)).toEqual({ title: 'Built-in title', text: '' })
  })

  test.each(['', '  '])('are the built-in ones again where an empty one makes no sense: "%s"', async (content) => {
    await db.insert(pageContent).values([
      { page_key: 'home', section_key: 'title', content },
      { page_key: 'home', section_key: 'text', content: 'Saved' },
    ])
    await expectSoon('home', { title: 'Built-in title', text: 'Saved' })
    expect(await getPageContent(db, home)).toEqual({ title: 'Built-in title', text: 'Saved' })
  })

  test.each([
    'hero_title',
    'cta_button',
    'success_message',
    'meta_description',
    'search_label',
    'empty_button',
    'email',
  ])('a %s is never meant to be empty', (key) => expect(mayBeEmpty(key)).toBe(false))

  test.each(['hero_badge', 'hero_eyebrow', 'lead', 'story_photo', 'references_subtitle', 'scan_note'])(
    'a %s may be',
    (key) => expect(mayBeEmpty(key)).toBe(true),
  )

  test('include those that only users know', async () => {
    await db.insert(pageContent).values({ page_key: 'home', section_key: 'extra', content: 'Extra' })
    await expectSoon('home', { ...home.texts, extra: 'Extra' })
  })

  test('are only those of that page', async () => {
    await db.insert(pageContent).values({ page_key: 'contact', section_key: 'title', content: 'Contact' })
    await expectSoon('contact', { title: 'Contact' })
    expect((await read('home')).sections).toEqual(home.texts)
  })

  test('of a page that nobody knows are none', async () => {
    expect(await read('nothing')).toEqual({ page_key: 'nothing', sections: {} })
  })
})

describe('the texts marked for the home page', () => {
  test('are the saved ones with the mark alone, kept apart from all texts of the page', async () => {
    await db.insert(pageContent).values([
      { page_key: 'home', section_key: 'title', content: 'Marked', show_on_homepage: true },
      { page_key: 'home', section_key: 'text', content: 'Not marked' },
    ])
    await expectSoon('home', { title: 'Marked', text: 'Not marked' })
    expect((await read('home?show_on_homepage=true')).sections).toEqual({ title: 'Marked' })
    expect((await read('home?show_on_homepage=false')).sections).toEqual({ title: 'Marked', text: 'Not marked' })
  })

  test('are asked for with true or false and nothing else', async () => {
    expect((await api.request('/content/home?show_on_homepage=yes')).status).toBe(422)
  })
})

test('the name of the company that mails begin with is a name, whatever an editor writes there', async () => {
  const letter = `Tandem.\r\n\r\nYour account is locked. Sign in at https://evil.example/admin\n${'x'.repeat(400_000)}`
  await db.insert(pageContent).values({ page_key: 'site', section_key: 'company_name', content: letter })
  const name = await getCompanyName(db)
  expect(name).toMatch(/^Tandem\. Your account/)
  expect([name.includes('\n'), name.length]).toEqual([false, 100])
})
