import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { blogPosts } from '#features/blog/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'

const { db, call, create, admin, editor } = await openAdmin()

const samples: Record<string, Record<string, unknown>> = {
  content: { page_key: 'home', section_key: 'hero_title', content: 'Hello' },
  blog: { slug: 'a-post', title: 'A post' },
  consultants: { name: 'Ilse Brandt' },
  'consultant-tags': { name: 'Coaching' },
  'use-cases': { slug: 'a-story', title: 'A story' },
  testimonials: { name: 'Noor', quote: 'Good.', page_key: 'training' },
  events: { title: 'An evening', event_type: 'upcoming' },
  'feature-flags': { feature_name: 'new_thing' },
  references: { name: 'Norvane' },
}

describe.each(Object.entries(samples))('/api/admin/%s', (resource, sample) => {
  const headers = resource === 'feature-flags' ? admin : editor

  test('creates, lists, reads, changes and deletes a row, and writes each change down', async () => {
    const made = await call(resource, { method: 'POST', body: sample, headers })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject(sample)
    const path = `${resource}/${made.body.id}`
    expect((await call(`${resource}?ids=${made.body.id}`, { headers })).body).toEqual({ items: [made.body], total: 1 })
    expect((await call(path, { headers })).body).toEqual(made.body)
    const [field, value] = Object.entries(sample).at(-1) ?? []
    const change = { [field ?? '']: `${value}`.replace(/training|upcoming/, 'past') }
    const changed = await call(path, { method: 'PATCH', body: change, headers })
    expect([changed.status, changed.body]).toMatchObject([200, change])
    expect((await call(path, { method: 'DELETE', headers })).status).toBe(204)
    expect((await call(path, { headers })).status).toBe(404)
    const log = await db.select().from(auditEntries).where(eq(auditEntries.item_id, made.body.id))
    expect(log.map(({ action }) => action).sort()).toEqual(['create', 'delete', 'update'])
    expect(log.every(({ user_name }) => user_name !== '')).toBe(true)
  })

  test('refuses fields that it does not know, and says which', async () => {
    const { status, body } = await call(resource, { method: 'POST', body: { ...sample, is_admin: true }, headers })
    expect([status, body.errors]).toEqual([422, [{ path: 'is_admin', message: 'Unknown field' }]])
    expect(
      await call(resource, { method: 'POST', body: { ...sample, id: crypto.randomUUID() }, headers }),
    ).toMatchObject({
      status: 422,
    })
  })

  test('has no rows under ids that are not there or not ids', async () => {
    for (const id of [crypto.randomUUID(), '1', "1' or '1'='1", '%00'])
      expect((await call(`${resource}/${id}`, { headers })).status, id).toBeGreaterThanOrEqual(400)
  })

  test.each(['nothing', 'id; drop table users', 'constructor', '__proto__'])(
    'can not be sorted by %s',
    async (sort) => {
      expect(await call(`${resource}?sort=${encodeURIComponent(sort)}`, { headers })).toMatchObject({ status: 422 })
    },
  )

  test('a search text is a text and not a pattern', async () => {
    expect((await call(`${resource}?q=${encodeURIComponent("%' or 1=1 --")}`, { headers })).body.total).toBe(0)
  })
})

test('a body is made safe before it is kept', async () => {
  const { content } = await create('blog', {
    slug: 'safe',
    title: 'Safe',
    content: '<p onclick="alert(1)">Text</p><script>alert(1)</script>',
  })
  expect(content).toBe('<p>Text</p>')
})

test.each([
  ['blog', { slug: 'long', title: 'Long', content: '<p>Text</p>' }, 'content'],
  ['use-cases', { slug: 'long', title: 'Long', body: '<p>Text</p>' }, 'body'],
])('a file of all rows is read without their bodies: %s', async (resource, sample, field) => {
  const { id } = await create(resource, sample)
  const [whole] = (await call(`${resource}?ids=${id}`)).body.items
  const [brief] = (await call(`${resource}?ids=${id}&brief=true`)).body.items
  expect(whole[field]).toBe('<p>Text</p>')
  expect({ ...brief, [field]: whole[field] }).toEqual(whole)
  expect(brief).not.toHaveProperty(field)
})

test('a taken address is named as the field that is wrong', async () => {
  await create('blog', { slug: 'taken', title: 'Taken' })
  const { status, body } = await call('blog', { method: 'POST', body: { slug: 'taken', title: 'Again' } })
  expect([status, body.errors]).toEqual([422, [{ path: 'slug', message: 'Already used by “Taken”' }]])
})

test('a change of one field leaves all others as they are', async () => {
  const made = await create('blog', {
    slug: 'kept',
    title: 'Kept',
    content: '<p>Words.</p>',
    tags: 'AI, Agile',
    published: true,
    teaser: 'Short',
  })
  await call(`blog/${made.id}`, { method: 'PATCH', body: { title: 'Kept well' } })
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, made.id))
  expect(row).toMatchObject({ title: 'Kept well', tags: ['AI', 'Agile'], published: true, teaser: 'Short' })
})

const coaching = await create('consultant-tags', { name: 'Systemic coaching' })
const flow = await create('consultant-tags', { name: 'Flow' })

describe('consultants', () => {
  test('take tags by id and answer them by name; a new list replaces the old one', async () => {
    const made = await create('consultants', { name: 'Tamás Kerekes', tag_ids: [coaching.id, flow.id] })
    expect(made.tags).toEqual([
      { id: flow.id, name: 'Flow' },
      { id: coaching.id, name: 'Systemic coaching' },
    ])
    const { body } = await call(`consultants/${made.id}`, { method: 'PATCH', body: { tag_ids: [flow.id] } })
    expect(body.tags).toEqual([{ id: flow.id, name: 'Flow' }])
    expect(body.updated_at).not.toBe(made.updated_at)
    expect((await call('consultants?q=Tam%C3%A1s')).body.items[0].tags).toEqual(body.tags)
  })

  test('an unknown tag is refused and nothing is kept', async () => {
    const { status } = await call('consultants', {
      method: 'POST',
      body: { name: 'Nobody', tag_ids: [crypto.randomUUID()] },
    })
    expect(status).toBe(422)
    expect((await call('consultants?q=Nobody')).body.total).toBe(0)
  })
})

describe('an editor', () => {
  test.each(['feature-flags', 'users'])('may neither see nor change %s', async (resource) => {
    for (const method of ['GET', 'POST'])
      expect((await call(resource, { method, body: method === 'POST' ? {} : undefined })).status).toBe(403)
  })

  test('may change the policy, but not the periods that the program obeys', async () => {
    const row = { page_key: 'privacy-policy', content: '9' }
    const write = (section_key: string, headers = editor) =>
      call('content', { method: 'POST', body: { ...row, section_key }, headers })
    expect((await write('title')).status).toBe(201)
    expect((await write('contact_retention_years')).status).toBe(403)
    expect((await write('contact_retention_years', admin)).status).toBe(201)
  })
})

describe('what the database can not keep is the caller’s fault, and said so', () => {
  test.each([
    ['a zero byte', 'POST', 'blog', { slug: 'odd', title: 'A\0B' }],
    ['a zero byte in a list', 'POST', 'blog', { slug: 'odd', title: 'A', authors: ['A\0B'] }],
    ['half a letter in a list', 'POST', 'blog', { slug: 'odd', title: 'A', authors: ['A\ud800'] }],
    ['the year nought', 'POST', 'events', { title: 'A', event_type: 'past', event_date: '0000-01-01' }],
    ['a moment of the year nought', 'POST', 'blog', { slug: 'odd', title: 'A', publish_date: '0000-01-01' }],
    ['a day before all days', 'GET', 'audit?from=0000-01-01', undefined],
  ])('%s', async (_what, method, path, body) => {
    const answer = await call(path, { method, body, headers: admin })
    expect([400, 422], answer.body.detail).toContain(answer.status)
  })
})
