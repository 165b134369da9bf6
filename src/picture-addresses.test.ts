import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { foreignPicture } from '#platform/foreign-picture.ts'
import { openAdmin } from '#tests/admin.ts'
import { features } from './features.server.ts'

const { call, create } = await openAdmin()
const elsewhere = 'https://elsewhere.example/a.png'
const here = '/storage/pictures/a.webp?v=1'

const needed: Record<string, object> = {
  blog: { title: 'A', slug: 'a' },
  'use-cases': { title: 'A', slug: 'a' },
  consultants: { name: 'A' },
  references: { name: 'A' },
  testimonials: { name: 'A', quote: 'B', page_key: 'home' },
}

const pictures = features
  .flatMap(({ resources = [] }) => resources)
  .flatMap(({ name, table }) => Object.keys(getTableColumns(table)).map((field) => [name, field] as const))
  .filter(([, field]) => /(image|logo|photo|picture)_url$/.test(field))

test('every table with the address of a picture is tried', () => {
  expect(new Set(pictures.map(([name]) => name))).toEqual(new Set(Object.keys(needed)))
})

describe.each(pictures)('%s: %s', (resource, field) => {
  test('does not take a picture from elsewhere, which visitors would not see', async () => {
    const body = { ...needed[resource], [field]: elsewhere }
    expect(await call(resource, { method: 'POST', body })).toMatchObject({
      status: 422,
      body: { errors: [{ path: field, message: foreignPicture }] },
    })
  })
})

test.each([
  ['blog', 'content'],
  ['use-cases', 'body'],
])(
  '%s: a picture from elsewhere in the text is refused by name, one of this site becomes a path',
  async (name, field) => {
    const slug = `${name}-pictures`
    const body = { title: 'A', slug, [field]: `<p>a</p><img src="${elsewhere}">` }
    const refused = await call(name, { method: 'POST', body })
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, field])
    expect(refused.body.errors[0].message).toContain(elsewhere)
    const own = await create(name, { ...body, [field]: `<p>a</p><img src="http://localhost${here}" alt="b">` })
    expect(own[field]).toContain(`src="${here}"`)
  },
)

test('an address of this site in full becomes a path in a field and in a text of a page', async () => {
  expect(await create('references', { name: 'Own', logo_url: `http://localhost${here}` })).toMatchObject({
    logo_url: here,
  })
  const texts = { story_photo: { content: `http://localhost${here}` } }
  const saved = await call('content-pages/home', { method: 'PUT', body: { texts } })
  expect([saved.status, JSON.stringify(saved.body)]).toEqual([200, expect.stringContaining(`"content":"${here}"`)])
})

test.each([
  ['partners', 'technology_partners', JSON.stringify([{ name: 'A', description: 'B', picture: elsewhere, logo: '' }])],
  ['home', 'story_photo', elsewhere],
  ['privacy-policy', 'body', `<p>a</p><img src="${elsewhere}">`],
])('%s: %s does not take one from elsewhere', async (page, key, content) => {
  const answer = await call(`content-pages/${page}`, { method: 'PUT', body: { texts: { [key]: { content } } } })
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: [{ message: expect.stringContaining(foreignPicture) }] },
  })
})
