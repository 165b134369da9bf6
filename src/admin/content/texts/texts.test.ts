import { describe, expect, test } from 'vitest'
import { contact } from '#features/contact/feature.server.ts'
import { events } from '#features/events/feature.server.ts'
import { partners } from '#features/partners/feature.server.ts'
import { services } from '#features/services/feature.server.ts'
import { describeText } from './describe.server.ts'
import { draftsOf, editsOf, formOf } from './edits.ts'
import { findTextAt } from './find-text.ts'
import { groupKeys } from './groups.ts'
import { labelOf, nameInWords } from './labels.ts'
import { listOddEntries } from './odd-entries.ts'
import type { SavedText, Text } from './text.ts'
import { settled, toContent, toValue } from './values.ts'

const texts = [services, contact, partners, events].flatMap((feature) => feature.texts ?? [])
const listOf = (page: string, key: string) => texts.find(({ content }) => content.pageKey === page)?.lists?.[key]
const text = (page: string, key: string, builtIn: string, saved: SavedText | null = null): Text => ({
  ...describeText(page, key, builtIn, listOf(page, key)),
  saved,
})
const savedAs = (content: string): SavedText => ({
  id: '7e0e4f0e-0000-4000-8000-000000000000',
  content,
  show_on_homepage: false,
  updated_at: '2030-01-01T00:00:00.000Z',
})

describe('a key in words', () => {
  test.each([
    ['hero_title', 'Hero title'],
    ['lanes_ai_1_text', 'Lanes AI 1 text'],
    ['cta_button', 'Call to action button'],
    ['pain_points_data', 'Pain points'],
    ['meta_title', 'Title in search results'],
  ])('%s is %s', (key, label) => expect(labelOf(key)).toBe(label))

  test('names of icons and fields too', () => {
    expect(['AlertTriangle', 'keyPoints'].map(nameInWords)).toEqual(['Alert triangle', 'Key points'])
  })
})

describe('the parts of a page', () => {
  test('are the texts whose keys begin alike, in the order of the page, what search engines show at the end', () => {
    const keys = ['meta_title', 'title', 'lead', 'values_title', 'value_1_title', 'closing_text', 'closing_link']
    expect(groupKeys('anything', keys)).toEqual([
      { title: 'Opening', keys: ['title', 'lead'] },
      { title: 'Values', keys: ['values_title', 'value_1_title'] },
      { title: 'Closing', keys: ['closing_text', 'closing_link'] },
      { title: 'Search results and sharing', keys: ['meta_title'] },
    ])
  })

  test('a text that stands alone joins what comes before it', () => {
    const keys = ['hero_title', 'hero_text', 'loading', 'past_title', 'past_text']
    expect(groupKeys('anything', keys).map((group) => group.keys)).toEqual([
      ['hero_title', 'hero_text', 'loading'],
      ['past_title', 'past_text'],
    ])
  })

  test('no text is lost or shown twice where a page is arranged by hand', () => {
    const keys = ['title', 'email_label', 'email', 'success_title', 'mail_text', 'unforeseen']
    const grouped = groupKeys('contact', keys).flatMap((group) => group.keys)
    expect(grouped.sort()).toEqual([...keys].sort())
  })
})

describe('the field for a text', () => {
  test.each([
    ['contact', 'phone_visible', 'false', 'switch'],
    ['terms-of-service', 'effective_date', '2026-01-01', 'day'],
    ['privacy-policy', 'contact_retention_years', '3', 'number'],
    ['privacy-policy', 'body', '<p>…</p>', 'html'],
    ['home', 'story_url', 'https://example.com', 'address'],
    ['home', 'story_photo', '', 'picture'],
    ['site', 'email', 'hello@example.com', 'email'],
    ['archetypes', 'scaler_strengths', '["One","Two"]', 'lines'],
    ['partners', 'education_partners', '[]', 'list'],
    ['home', 'hero_badge', 'Short', 'line'],
    ['home', 'hero_subline', 'A sentence that is long enough to need more than one line of room', 'paragraph'],
  ])('%s %s is a %s: %s', (page, key, builtIn, kind) => expect(text(page, key, builtIn).kind).toBe(kind))

  test('a list that nobody has described is asked for as its default looks', () => {
    const { kind, shape } = describeText('home', 'new_data', '[{"title":"One","points":["a"]}]')
    expect(kind).toBe('list')
    expect(shape?.fields).toMatchObject([
      { name: 'title', label: 'Title', type: 'paragraph' },
      { name: 'points', label: 'Points', type: 'lines' },
    ])
  })

  test('says what must stay in a text that the site fills in', () => {
    expect(describeText('blog', 'author_more', 'More about {name}').hint).toBe('Keep {name}: the site fills it in')
  })
})

describe('a list', () => {
  const steps = [
    {
      phase: 'Phase 1',
      title: 'Look',
      description: '',
      details: ['See <strong>this</strong>', 'And that'],
      outcome: 'Seen',
    },
  ]
  const list = text('transformation-rescue', 'delivery_steps_data', JSON.stringify(steps))

  test('goes through its form unchanged', () => {
    expect(JSON.parse(toContent(list, toValue(list, list.default)))).toEqual(steps)
    expect(settled(list, JSON.stringify(steps, null, 2))).toBe(settled(list, list.default))
  })

  test('leaves out what its form does not know, and what is nested where words should be', () => {
    const content = JSON.stringify([{ ...steps[0], written_by: { an: 'integration' } }])
    expect(settled(list, content)).toBe(settled(list, JSON.stringify([steps[0]])))
    expect(toValue(list, '[{"title":[["A"]],"details":["B",["C"]]}]')).toMatchObject([{ title: '' }])
  })

  test('that can not be read is nothing to the form, and stays as it is', () => {
    const broken = { ...list, saved: savedAs('[{') }
    expect(toValue(broken, '[{')).toBeNull()
    expect(editsOf([broken], formOf([broken]))).toEqual({})
  })

  test('makes keys of the words once and keeps them when the words change', () => {
    const options = text('contact', 'interest_options', '[]')
    const written = (value: object[]) => JSON.parse(toContent(options, value as never))
    expect(written([{ label: 'Képzés és más' }, { label: 'Képzés és más' }])).toEqual([
      { label: 'Képzés és más', value: 'kepzes-es-mas' },
      { label: 'Képzés és más', value: 'kepzes-es-mas-2' },
    ])
    expect(written([{ label: 'New words', value: 'kept' }])).toEqual([{ label: 'New words', value: 'kept' }])
  })

  test('of plain lines leaves out the empty ones', () => {
    const lines = text('archetypes', 'scaler_strengths', '["One","Two"]')
    expect(toValue(lines, lines.default)).toBe('One\nTwo')
    expect(toContent(lines, 'One\n\n  Three \n')).toBe('["One","Three"]')
  })
})

describe('what is saved', () => {
  const title = text('home', 'hero_title', 'Default')
  const changed = text('home', 'hero_badge', 'Default', savedAs('Saved'))
  const texts = [title, changed]

  test('is nothing while nothing is typed', () => {
    expect(editsOf(texts, formOf(texts))).toEqual({})
  })

  test('is what differs, with the version that was seen', () => {
    const form = formOf(texts)
    form.texts.hero_title = 'Typed'
    form.texts.hero_badge = 'Typed too'
    expect(editsOf(texts, form)).toEqual({
      hero_title: { content: 'Typed', version: null },
      hero_badge: { content: 'Typed too', version: '2030-01-01T00:00:00.000Z' },
    })
  })

  test('a text that says what its default says goes back to being the default', () => {
    const form = formOf(texts)
    form.texts.hero_badge = 'Default'
    expect(editsOf(texts, form)).toEqual({ hero_badge: { content: null, version: '2030-01-01T00:00:00.000Z' } })
    form.homepage.hero_badge = true
    expect(editsOf(texts, form).hero_badge).toMatchObject({ content: 'Default', show_on_homepage: true })
  })

  test('is what the preview shows, the default where a text goes back', () => {
    const form = formOf(texts)
    form.texts.hero_title = 'Typed'
    form.texts.hero_badge = 'Default'
    expect(draftsOf('home', texts, editsOf(texts, form))).toEqual([
      { resource: 'content', values: { page_key: 'home', section_key: 'hero_title', content: 'Typed' } },
      { resource: 'content', values: { page_key: 'home', section_key: 'hero_badge', content: 'Default' } },
    ])
  })
})

test('a press on the page finds the text that is written there, even if the page parts its words', () => {
  const texts = [
    text('home', 'hero_title', 'AI × Agile. Smarter decisions.'),
    text('transformation-rescue', 'results_data', '[{"metric":"90%","description":"Delay reduction"}]'),
  ]
  const at = (...words: string[]) => findTextAt(texts, formOf(texts), words)?.section_key
  expect(at('Smarter decisions.', 'AI × Agile.Smarter decisions.')).toBe('hero_title')
  expect(at('Delay reduction')).toBe('results_data')
  expect(at('Something else', 'on the page')).toBeUndefined()
})

test('users are told which entries of a list visitors do not see, and why', () => {
  const cards = text('ai-consulting', 'services_data', '[]')
  const right = { title: 'Map', tier: 'strategic' }
  const saved = JSON.stringify([right, { tier: 'strategic' }, null, { ...right, tier: 'platinum' }])
  expect(listOddEntries(cards, saved)).toEqual([
    'Entry 2: Title is missing',
    'Entry 3: It has no fields',
    'Entry 4: Tier is none of strategic, implementation, support',
  ])
  expect(listOddEntries(cards, JSON.stringify([right]))).toEqual([])
  expect(toValue(cards, saved)).toHaveLength(3)
})

describe('a text that is left empty', () => {
  const title = text('home', 'hero_title', 'Default')
  const badge = text('home', 'hero_badge', 'Default', savedAs('Own'))
  const emptied = (empty: boolean) => ({
    ...formOf([title, badge]),
    texts: { hero_title: ' ', hero_badge: '' },
    empty: { hero_title: empty, hero_badge: empty },
  })
  const version = '2030-01-01T00:00:00.000Z'

  test('goes back to its default', () => {
    expect(editsOf([title, badge], emptied(false))).toEqual({ hero_badge: { content: null, version } })
  })

  test('is saved so where users say that it is meant to be, if the page can do without it', () => {
    expect(editsOf([title, badge], emptied(true))).toEqual({ hero_badge: { content: '', version } })
  })

  test('shows its default in the form where an empty one makes no sense', () => {
    const empty = [
      text('home', 'hero_title', 'Default', savedAs('')),
      text('home', 'hero_badge', 'Default', savedAs('')),
    ]
    expect(formOf(empty).texts).toEqual({ hero_title: 'Default', hero_badge: '' })
    expect(formOf(empty).empty).toEqual({ hero_title: false, hero_badge: true })
  })
})
