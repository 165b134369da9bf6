import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { photo } from '#tests/pictures.ts'

const { app, db, call, create, admin, editor } = await openAdmin()

type Entry = { id: string; resource: string; action: string; item_label: string; user_id: string; is_gone: boolean }

const tag = await create('consultant-tags', { name: 'Coaching' })
await call(`consultant-tags/${tag.id}`, { method: 'PATCH', body: { name: 'Team coaching' } })
const flag = await create('feature-flags', { feature_name: 'new_thing' }, admin)
const colleague = { email: 'vera@example.com', name: 'Vera', password: 'seven quiet lamps over water', role: 'editor' }
await create('users', colleague, admin)

const written = await db.select().from(auditEntries)
beforeEach(async () => {
  await db.delete(auditEntries)
  await db.insert(auditEntries).values(written)
})

const addEvening = () =>
  db.insert(auditEntries).values({
    at: '2024-02-29T23:30:00Z',
    user_name: 'Somebody who left',
    action: 'update',
    resource: 'events',
    item_id: 'x',
    item_label: 'An evening',
  })

const list = async (query: string, headers = editor) =>
  (await call(`audit?${query}`, { headers })).body as { items: Entry[]; total: number }

describe('the change log', () => {
  test('says who changed what and which fields, the latest first', async () => {
    const { items, total } = await list('')
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { user_name: 'Edit Editor', action: 'update', resource: 'consultant-tags', changed: ['name'], is_gone: false },
      { user_name: 'Edit Editor', action: 'create', resource: 'consultant-tags', changed: [], is_gone: false },
    ])
    expect(items[0], 'values can be long and come one by one').not.toHaveProperty('after')
  })

  test('shows the values before and after for one entry', async () => {
    const { items } = await list('')
    const { status, body } = await call(`audit/${items[0]?.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ before: { name: 'Coaching' }, after: { name: 'Team coaching' } })
  })

  test('shows editors what they may read, and administrators everything', async () => {
    const all = await list('', admin)
    expect(new Set(all.items.map(({ resource }) => resource))).toEqual(
      new Set(['consultant-tags', 'feature-flags', 'users']),
    )
    expect((await list('resource=users')).total).toBe(0)
    expect((await list('resource=feature-flags')).total).toBe(0)
    const hidden = all.items.find(({ resource }) => resource === 'users')
    expect(await call(`audit/${hidden?.id}`)).toMatchObject({ status: 404 })
    expect(await call(`audit/${hidden?.id}`, { headers: admin })).toMatchObject({ status: 200 })
  })

  test('is narrowed by person, thing, kind, words and time', async () => {
    const { items } = await list('', admin)
    const editorId = items.find(({ resource }) => resource === 'consultant-tags')?.user_id
    expect((await list(`user_id=${editorId}`, admin)).total).toBe(2)
    expect((await list('resource=feature-flags', admin)).items).toMatchObject([{ item_id: flag.id }])
    expect((await list('action=create', admin)).total).toBe(3)
    expect((await list('q=COACH', admin)).total).toBe(2)
    expect((await list('q=%25', admin)).total).toBe(0)
    const [first] = items
    await addEvening()
    expect((await list('from=2024-02-29&to=2024-02-29')).items).toMatchObject([{ item_label: 'An evening' }])
    expect((await list('to=2024-02-29T23:30:00Z')).total).toBe(0)
    expect((await list('from=2024-03-01', admin)).items[0]).toEqual(first)
    expect((await list('order=asc')).items[0]).toMatchObject({ item_label: 'An evening' })
  })

  test('comes in pages', async () => {
    const all = await list('', admin)
    const second = await list('per_page=2&page=2', admin)
    expect(second.total).toBe(all.total)
    expect(second.items).toEqual(all.items.slice(2, 4))
  })

  test('names everybody who has changed something that the reader may see', async () => {
    const { body } = await call('audit/people')
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Edit Editor'])
    const { body: forAdmin } = await call('audit/people', { headers: admin })
    expect(forAdmin.items.map(({ name }: { name: string }) => name)).toEqual(['Ada Admin', 'Edit Editor'])
  })

  test('names what it tells about', async () => {
    await addEvening()
    const { body } = await call('audit/resources')
    expect(body.items).toEqual([{ id: 'consultant-tags' }, { id: 'events' }])
    const { body: forAdmin } = await call('audit/resources', { headers: admin })
    expect(forAdmin.total).toBe(4)
  })

  test('knows what is gone, and what came back', async () => {
    await call(`consultant-tags/${tag.id}`, { method: 'DELETE' })
    const { items } = await list('resource=consultant-tags')
    expect(items.map(({ is_gone }) => is_gone)).toEqual([true, true, true])
    const body = { entry_id: items[0]?.id }
    expect(await call(`consultant-tags/${tag.id}/restore`, { method: 'POST', body })).toMatchObject({ status: 200 })
    const after = await list('resource=consultant-tags')
    expect(after.items.map(({ is_gone }) => is_gone)).toEqual([false, false, false, false])
  })

  test.each(['page=0', 'per_page=100000', 'user_id=me', 'from=yesterday', 'order=up'])('refuses %s', async (query) => {
    expect(await call(`audit?${query}`)).toMatchObject({ status: 422 })
  })

  test('is asked for until the last day there is', async () => {
    expect((await call('audit?to=9999-12-31', { headers: admin })).status).toBeLessThan(500)
  })

  test.each(['POST', 'PATCH', 'DELETE'])('can not be written by %s', async (method) => {
    const { items } = await list('', admin)
    const path = method === 'POST' ? 'audit' : `audit/${items[0]?.id}`
    expect((await call(path, { method, headers: admin, body: {} })).status).toBe(404)
  })
})

test('who brings a file is written down', async () => {
  const form = new FormData()
  form.append('file', new File([(await photo(10, 10).png().toBuffer()) as BlobPart], 'a.png'))
  const { cookie } = editor
  const answer = await app.request('/api/admin/files/pictures', { method: 'PUT', body: form, headers: { cookie } })
  const { url } = (await answer.json()) as { url: string }
  const name = url.match(/pictures\/([^?]+)/)?.[1]
  const { items } = (await call('audit?resource=files', { headers: admin })).body
  expect(items).toMatchObject([{ action: 'upload', item_id: name, item_label: `pictures/${name}`, has_values: true }])
  expect(items[0].user_email).toMatch(/^editor-/)
})
