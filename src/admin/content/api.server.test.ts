import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { inRolledBackTransaction } from '#platform/database/rolled-back-transaction.server.ts'
import { contentResource } from '#records/page-content/admin.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { writeDraft } from '#resources/draft.server.ts'
import { openAdmin } from '#tests/admin.ts'
import type { Match, PageSummary, Text, TextGroup } from './texts/text.ts'

const { platform, call, admin, editor } = await openAdmin()
const { db } = platform

beforeEach(async () => {
  await db.delete(pageContent)
  await db.delete(auditEntries)
})

const save = (page: string, texts: Record<string, unknown>, headers = editor) =>
  call(`content-pages/${page}`, { method: 'PUT', body: { texts }, headers })
const textsOf = (groups: TextGroup[]): Text[] => groups.flatMap((group) => group.texts)
const readText = async (page: string, key: string) => {
  const { body } = await call(`content-pages/${page}`, { headers: editor })
  const text = textsOf(body.groups).find(({ section_key }) => section_key === key)
  if (!text) throw new Error(`${page} has no ${key}`)
  return text
}
const listRows = () => db.select().from(pageContent).orderBy(asc(pageContent.section_key))
const listEntries = () => db.select().from(auditEntries).orderBy(asc(auditEntries.at))

test('how long data is kept is changed by somebody who has shown who they are', async () => {
  const row = { page_key: 'privacy-policy', section_key: 'contact_retention_years', content: '5' }
  const { body } = await call('content', { method: 'POST', body: row, headers: admin })
  const [entry] = await listEntries()
  await db.execute("update sessions set confirmed_at = now() - interval '1 hour'")
  for (const answer of [
    await save('privacy-policy', { contact_retention_years: { content: '1' } }, admin),
    await save('privacy-policy', { contact_retention_years: { content: null } }, admin),
    await call(`content/${body.id}`, { method: 'PATCH', body: { content: '1' }, headers: admin }),
    await call(`content/${body.id}`, { method: 'DELETE', headers: admin }),
    await call(`content/${body.id}/restore`, { method: 'POST', body: { entry_id: entry?.id }, headers: admin }),
    await call('content', { method: 'POST', body: { ...row, section_key: 'a_retention_b' }, headers: admin }),
  ])
    expect(answer).toMatchObject({ status: 403, body: { type: expect.stringMatching(/confirm-identity$/) } })
  expect((await save('privacy-policy', { lead: { content: 'New lead' } }, admin)).status).toBe(200)
  expect(await listRows()).toMatchObject([{ content: '5' }, { section_key: 'lead' }])
  await db.execute('update sessions set confirmed_at = now()')
})

describe('the pages', () => {
  test('have plain names, the address where they are seen, and how many of their texts were changed', async () => {
    await save('home', { hero_title: { content: 'Ours' }, hero_badge: { content: 'Ours as well' } })
    const { body } = await call('content-pages', { headers: editor })
    const find = (name: string) => body.items.find((page: PageSummary) => page.name === name)
    expect(find('Home')).toMatchObject({ page_key: 'home', path: '/', changed: 2 })
    expect(find('Transformation Rescue')).toMatchObject({ path: '/services/transformation-rescue', changed: 0 })
    expect(find('Site frame')).toMatchObject({ page_key: 'site', path: '/' })
  })

  test('show each text with its default and with what is saved in its place', async () => {
    await save('home', { references_title: { content: 'Those who know us' } })
    const text = await readText('home', 'references_title')
    expect(text).toMatchObject({ label: 'References title', kind: 'line', default: 'Some References' })
    expect(text.saved).toMatchObject({ content: 'Those who know us', show_on_homepage: false })
  })

  test('that do not exist answer 404', async () => {
    expect((await call('content-pages/nothing', { headers: editor })).status).toBe(404)
    expect((await save('nothing', {})).status).toBe(404)
    expect((await call('content-pages/home/nothing/history', { headers: editor })).status).toBe(404)
  })

  test('are found by a sentence as it is read on the site, in a list as well', async () => {
    const find = async (sought: string) =>
      (await call(`content-pages/search?q=${encodeURIComponent(sought)}`, { headers: editor })).body.items as Match[]
    expect(await find("the dates move, the reasons don't")).toMatchObject([
      { page: 'Transformation Rescue', section_key: 'pain_points_data' },
    ])
    await save('contact', { title: { content: 'Write us a line' } })
    expect(await find('write us a LINE')).toMatchObject([{ page_key: 'contact', section_key: 'title' }])
    expect(await find('Tell us where it is stuck.')).not.toContainEqual(
      expect.objectContaining({ page_key: 'contact' }),
    )
    expect(await find('')).toEqual([])
  })
})

describe('one save', () => {
  test('writes new texts, changes saved ones and takes others back to their default', async () => {
    await save('home', { hero_title: { content: 'First' }, hero_badge: { content: 'Gone soon' } })
    const answer = await save('home', {
      hero_title: { content: 'Second', show_on_homepage: true },
      hero_badge: { content: null },
      hero_strip: { content: 'New' },
    })
    expect(answer.status).toBe(200)
    expect((await listRows()).map(({ section_key, content }) => [section_key, content])).toEqual([
      ['hero_strip', 'New'],
      ['hero_title', 'Second'],
    ])
    expect((await readText('home', 'hero_badge')).saved).toBeNull()
    expect((await readText('home', 'hero_title')).saved).toMatchObject({ show_on_homepage: true })
  })

  test('leaves one entry per text in the change log, and none for what stays the same', async () => {
    await save('home', { hero_title: { content: 'First' } })
    await save('home', { hero_title: { content: 'First' }, hero_badge: { content: null } })
    await save('home', { hero_title: { content: null } })
    const entries = await listEntries()
    expect(entries.map(({ action, item_label, user_name }) => [action, item_label, user_name])).toEqual([
      ['create', 'home / hero_title', 'Edit Editor'],
      ['delete', 'home / hero_title', 'Edit Editor'],
    ])
  })

  test('saves nothing when one of its texts is refused', async () => {
    const answer = await save('contact', {
      title: { content: 'Would be fine' },
      email: { content: 'no address' },
      surprise: { content: 'No such text' },
    })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([
      { path: 'texts.email', message: 'An e-mail address, such as hello@example.com' },
      { path: 'texts.surprise', message: 'The page has no such text' },
    ])
    expect(await listRows()).toEqual([])
    expect(await listEntries()).toEqual([])
  })

  test('refuses fields it does not know', async () => {
    expect((await save('home', { hero_title: { content: 'x', colour: 'red' } })).status).toBe(422)
    expect((await call('content-pages/home', { method: 'PUT', body: {}, headers: editor })).status).toBe(422)
  })

  test('refuses a list whose entries are not whole', async () => {
    const answer = await save('transformation-rescue', {
      results_data: { content: JSON.stringify([{ metric: '10%', description: '' }, { description: 'Of what?' }]) },
    })
    expect(answer.body.errors).toEqual([{ path: 'texts.results_data.1.metric', message: 'Metric is missing' }])
    const unreadable = await save('contact', { interest_options: { content: 'not a list' } })
    expect(unreadable.body.errors).toEqual([{ path: 'texts.interest_options', message: 'This list can not be read' }])
    const empty = await save('contact', { interest_options: { content: '[]' } })
    expect(empty.body.errors).toEqual([{ path: 'texts.interest_options', message: 'At least one choice' }])
  })

  test('makes the body of a policy safe', async () => {
    await save('privacy-policy', {
      body: { content: '<h2>Data</h2><script>alert(1)</script><p onclick="x()">Kept</p>' },
    })
    expect((await readText('privacy-policy', 'body')).saved?.content).toBe('<h2>Data</h2><p>Kept</p>')
  })
})

describe('settings that the program obeys', () => {
  test('are an administrator’s to change; an editor’s whole save is refused', async () => {
    expect((await readText('privacy-policy', 'contact_retention_years')).role).toBe('admin')
    const texts = { lead: { content: 'New lead' }, contact_retention_years: { content: '5' } }
    expect((await save('privacy-policy', texts)).status).toBe(403)
    expect(await listRows()).toEqual([])
    expect((await save('privacy-policy', texts, admin)).status).toBe(200)
    expect((await save('privacy-policy', { contact_retention_years: { content: null } })).status).toBe(403)
    expect(await listRows()).toHaveLength(2)
  })

  test('must be numbers that can be obeyed', async () => {
    for (const content of ['0', '-3', '1.5', 'three', '', '101']) {
      const answer = await save('privacy-policy', { contact_retention_years: { content } }, admin)
      expect([content, answer.status]).toEqual([content, 422])
    }
  })
})

describe('nobody overwrites anybody', () => {
  const versionOf = async (key: string) => (await readText('home', key)).saved?.updated_at ?? null

  test('a text that a colleague saved meanwhile is refused with their version, and nothing else is saved', async () => {
    await save('home', { hero_title: { content: 'Seen by both' } })
    const version = await versionOf('hero_title')
    await save('home', { hero_title: { content: 'By the colleague', version } })
    const answer = await save('home', {
      hero_badge: { content: 'Mine', version: null },
      hero_title: { content: 'Mine', version },
    })
    expect(answer.status).toBe(409)
    expect(answer.body.current).toMatchObject({ hero_title: { content: 'By the colleague' } })
    expect(Object.keys(answer.body.current)).toEqual(['hero_title'])
    expect(await versionOf('hero_badge')).toBeNull()
  })

  test('so is a first text where a colleague has written one, and a text they took back', async () => {
    await save('home', { hero_badge: { content: 'By the colleague' } })
    const first = await save('home', { hero_badge: { content: 'Mine', version: null } })
    expect([first.status, first.body.current.hero_badge.content]).toEqual([409, 'By the colleague'])
    const version = await versionOf('hero_badge')
    await save('home', { hero_badge: { content: null, version } })
    const second = await save('home', { hero_badge: { content: 'Mine again', version } })
    expect([second.status, second.body.current]).toEqual([409, { hero_badge: null }])
    const revert = await save('home', { hero_title: { content: null, version } })
    expect(revert.status).toBe(200)
  })

  test('two who made the same change do not stand in each other’s way', async () => {
    await save('home', { hero_badge: { content: 'The same', version: null } })
    expect((await save('home', { hero_badge: { content: 'The same', version: null } })).status).toBe(200)
  })

  test('of many first saves at once one wins and the others see it', async () => {
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, n) => save('home', { hero_title: { content: `Save ${n}`, version: null } })),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })
})

test('the preview has a draft in the place of what a colleague saved meanwhile', async () => {
  await save('home', { hero_title: { content: 'By the colleague' } })
  const values = { page_key: 'home', section_key: 'hero_title', content: 'Typed' }
  const shown = await inRolledBackTransaction(db, async (tx) => {
    await writeDraft(tx, contentResource, { values })
    return tx.select({ content: pageContent.content }).from(pageContent)
  })
  expect(shown).toEqual([{ content: 'Typed' }])
  expect(await listRows()).toMatchObject([{ content: 'By the colleague' }])
})

test('the history of a text goes on after it went back to its default', async () => {
  await save('home', { hero_title: { content: 'First' } })
  await save('home', { hero_title: { content: null } })
  await save('home', { hero_title: { content: 'Second' } }, admin)
  await save('home', { hero_badge: { content: 'Another text' } })
  const { body } = await call('content-pages/home/hero_title/history', { headers: editor })
  expect(
    body.items.map(
      ({ user_name, action, after }: { user_name: string; action: string; after: { content: string } | null }) => [
        user_name,
        action,
        after?.content,
      ],
    ),
  ).toEqual([
    ['Ada Admin', 'create', 'Second'],
    ['Edit Editor', 'delete', undefined],
    ['Edit Editor', 'create', 'First'],
  ])
})
