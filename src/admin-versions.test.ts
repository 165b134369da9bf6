import { describe, expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'

const { app, call, create, editor } = await openAdmin()

const addEvent = () => create('events', { title: 'First', event_type: 'upcoming' })
const guarded = (version: string) => ({ ...editor, 'if-unmodified-since-version': version })

describe('nobody overwrites anybody', () => {
  test('a save over a newer version is refused with the row as it is now', async () => {
    const event = await addEvent()
    const path = `events/${event.id}`
    const second = await call(path, { method: 'PATCH', body: { title: 'Second' }, headers: guarded(event.updated_at) })
    expect(second.status).toBe(200)
    const stale = await call(path, { method: 'PATCH', body: { title: 'Third' }, headers: guarded(event.updated_at) })
    expect([stale.status, stale.body.current]).toEqual([409, second.body])
    expect((await call(path)).body.title).toBe('Second')
  })

  test('of many saves over the same version one wins', async () => {
    const { id, updated_at } = await addEvent()
    const path = `events/${id}`
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call(path, { method: 'PATCH', body: { title: `Save ${n}` }, headers: guarded(updated_at) }),
      ),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })
})

describe('history', () => {
  test('every version can be brought back, even of a deleted item', async () => {
    const made = await create('use-cases', { slug: 'told', title: 'Told once' })
    const story = `use-cases/${made.id}`
    await call(story, { method: 'PATCH', body: { title: 'Told twice' } })
    const versions = async () => (await call(`${story}/history`)).body.items
    const [, first] = await versions()
    expect(await call(`${story}/restore`, { method: 'POST', body: { entry_id: first.id } })).toMatchObject({
      status: 200,
    })
    expect((await call(story)).body.title).toBe('Told once')
    await call(story, { method: 'DELETE' })
    const [deleted] = await versions()
    await call(`${story}/restore`, { method: 'POST', body: { entry_id: deleted.id } })
    expect((await call(story)).body).toMatchObject({ id: made.id, title: 'Told once' })
  })

  test('an older version brings back what was said, never whether it was public', async () => {
    const made = await create('blog', { slug: 'out', title: 'Draft words', content: '<p>Once.</p>' })
    const article = `blog/${made.id}`
    const live = { title: 'Live words', published: true, publish_date: '2026-01-02T00:00:00.000Z' }
    await call(article, { method: 'PATCH', body: live })
    const [, first] = (await call(`${article}/history`)).body.items
    const restored = await call(`${article}/restore`, { method: 'POST', body: { entry_id: first.id } })
    expect(restored.body).toMatchObject({ ...live, title: 'Draft words' })
    await call(article, { method: 'DELETE' })
    const [deleted] = (await call(`${article}/history`)).body.items
    const back = await call(`${article}/restore`, { method: 'POST', body: { entry_id: deleted.id } })
    expect(back.body).toMatchObject({ title: 'Draft words', published: false, publish_date: live.publish_date })
  })

  test('a version of another item is not taken', async () => {
    const one = await create('events', { title: 'One', event_type: 'past' })
    const other = await create('events', { title: 'Other', event_type: 'past' })
    const [entry] = (await call(`events/${other.id}/history`)).body.items
    const restored = await call(`events/${one.id}/restore`, { method: 'POST', body: { entry_id: entry.id } })
    expect(restored.status).toBe(404)
  })

  test.each([
    ['{', 400],
    ['', 400],
    ['{}', 422],
    ['null', 422],
    ['{"entry_id":"latest"}', 422],
  ])('"%s" names no version', async (body, status) => {
    const { id } = await addEvent()
    const answer = await app.request(`/api/admin/events/${id}/restore`, { method: 'POST', headers: editor, body })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
  })
})
