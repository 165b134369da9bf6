import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditEntries, users } from '#accounts/tables.server.ts'
import { publishPlanned, releaseQueue, resumePlanned } from '#admin/releases/planned.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { noTracing } from '#platform/tracing/tracing.server.ts'
import { releases } from '#records/releases/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { addSignedIn } from '#tests/users.ts'
import { createReleaseEngine } from './admin-resources.ts'
import { features } from './features.server.ts'

const now = new Date()
const { platform, db, call, create, editor, admin } = await openAdmin(undefined, { now: () => now })
const { person, cookie } = await addSignedIn(platform, 'editor')
await db.update(users).set({ name: 'Maria Kern' }).where(eq(users.id, person.id))
const marias = { cookie, 'content-type': 'application/json' }

const jobs = createJobs(platform.connection, { log: platform.log, tracing: noTracing })
await jobs.start()
await jobs.define(releaseQueue, {})
afterAll(() => jobs.stop())

let count = 0
const next = () => {
  count += 1
  return count
}
const addArticle = async (values: object = {}) => {
  const number = next()
  const given = { slug: `released-${number}`, title: `Article ${number}`, content: '<p>Words.</p>', ...values }
  return (await create('blog', given)) as { id: string; title: string; updated_at: string }
}
const addFlag = () => create('feature-flags', { feature_name: `released_${next()}` }, admin)
const addEvent = () => create('events', { title: `Evening ${next()}`, event_type: 'upcoming', is_visible: false })
const read = async (path: string, headers = editor) => (await call(path, { headers })).body
const release = async (changes: object[], more: object = {}, headers = editor) =>
  call('releases', { method: 'POST', body: { title: 'Spring', changes, ...more }, headers })
const publish = (id: string, headers = editor) => call(`releases/${id}/publish`, { method: 'POST', headers })
const undo = (id: string, body?: object, headers = editor) =>
  call(`releases/${id}/undo`, { method: 'POST', ...(body && { body }), headers })
const without = (row: Record<string, unknown>) => ({ ...row, updated_at: undefined, pending: undefined })
const textOf = async (key: string) => (await read(`content?page_key=home&section_key=${key}`)).items[0]?.content

describe('a release of an article, page texts, an event and a flag', () => {
  test('goes live as one, and is taken back as one to exactly what was there', async () => {
    const draft = await addArticle()
    const live = await addArticle({ published: true, teaser: 'Old' })
    const [event, flag] = [await addEvent(), await addFlag()]
    await call(`blog/${draft.id}/pending`, { method: 'PUT', body: { title: 'Typed' }, headers: admin })
    await call('content/home/pending', {
      method: 'PUT',
      body: { hero_title: { value: 'Spring is here', homepage: false, empty: false, version: null } },
      headers: admin,
    })
    const items = [`blog/${draft.id}`, `blog/${live.id}`, `events/${event.id}`, `feature-flags/${flag.id}`]
    const before = await Promise.all(items.map((item) => read(item, admin)))
    const { status, body } = await release(
      [
        { resource: 'blog', id: draft.id },
        { resource: 'blog', id: live.id, values: { teaser: 'New', slug: 'a-new-address' } },
        { resource: 'content', id: 'home' },
        { resource: 'events', id: event.id, values: { is_visible: true } },
        { resource: 'feature-flags', id: flag.id, values: { is_enabled: true } },
      ],
      {},
      admin,
    )
    expect([status, body.state, body.changes.length]).toEqual([201, 'draft', 5])
    expect((await Promise.all(items.map((item) => read(item, admin)))).map(without)).toEqual(before.map(without))

    expect((await publish(body.id, admin)).body).toMatchObject({ state: 'live', planned_at: now.toISOString() })
    const after = await Promise.all(items.map((item) => read(item, admin)))
    expect(after).toMatchObject([
      { title: 'Typed', published: true, publish_date: now.toISOString() },
      { teaser: 'New', slug: 'a-new-address' },
      { is_visible: true },
      { is_enabled: true },
    ])
    expect(await textOf('hero_title')).toBe('Spring is here')

    expect((await undo(body.id, undefined, admin)).body).toMatchObject({ state: 'undone', planned_at: null })
    expect((await Promise.all(items.map((item) => read(item, admin)))).map(without)).toEqual(before.map(without))
    expect(await textOf('hero_title')).toBeUndefined()

    const entries = await db.select().from(auditEntries).where(eq(auditEntries.item_id, body.id))
    expect(entries.map(({ action }) => action).sort()).toEqual(['create', 'publish', 'restore'])
    expect((await publish(body.id, admin)).body.state).toBe('live')
    expect((await publish(body.id, admin)).status).toBe(409)
  })

  test('is all or nothing', async () => {
    const [one, other] = [await addArticle(), await addArticle()]
    const { body } = await release([
      { resource: 'blog', id: one.id, values: { slug: 'the-same' } },
      { resource: 'blog', id: other.id, values: { slug: 'the-same' } },
    ])
    const refused = await publish(body.id)
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('Already used')])
    for (const { id } of [one, other]) expect((await read(`blog/${id}`)).slug).not.toBe('the-same')
  })
})

describe('what somebody changes meanwhile', () => {
  test('is told and stays; once it was looked at, the release goes live', async () => {
    const { id } = await addArticle({ published: true })
    const { body } = await release([{ resource: 'blog', id, values: { title: 'Ours' } }])
    await call(`blog/${id}`, { method: 'PATCH', body: { title: 'Hers' }, headers: marias })
    const refused = await publish(body.id)
    expect(refused).toMatchObject({
      status: 409,
      body: { conflicts: [{ resource: 'blog', id, fields: ['title'], by: 'Maria Kern' }] },
    })
    expect(await read(`blog/${id}`)).toMatchObject({ title: 'Hers' })
    const [change] = (await read(`releases/${body.id}`)).changes
    expect(change.conflict).toMatchObject({ by: 'Maria Kern', fields: ['title'] })
    const settled = { changes: [{ resource: 'blog', id, version: change.version }] }
    await call(`releases/${body.id}`, { method: 'PATCH', body: settled })
    expect((await publish(body.id)).status).toBe(200)
    expect(await read(`blog/${id}`)).toMatchObject({ title: 'Ours' })
  })

  test('in another field does no harm and is kept', async () => {
    const { id } = await addArticle({ published: true })
    const { body } = await release([{ resource: 'blog', id, values: { title: 'Ours' } }])
    await call(`blog/${id}`, { method: 'PATCH', body: { teaser: 'Hers' }, headers: marias })
    expect((await publish(body.id)).status).toBe(200)
    expect(await read(`blog/${id}`)).toMatchObject({ title: 'Ours', teaser: 'Hers' })
    expect((await undo(body.id)).status).toBe(200)
    expect(await read(`blog/${id}`)).toMatchObject({ teaser: 'Hers' })
  })

  test('after it went live keeps it from being taken back, by name, unless one insists', async () => {
    const { id, title } = await addArticle({ published: true })
    const { body } = await release([{ resource: 'blog', id, values: { title: 'Ours' } }])
    await publish(body.id)
    await call(`blog/${id}`, { method: 'PATCH', body: { title: 'Hers' }, headers: marias })
    const refused = await undo(body.id)
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(`${title}” (Maria Kern)`)])
    expect(await read(`blog/${id}`)).toMatchObject({ title: 'Hers' })
    expect((await undo(body.id, { force: true })).status).toBe(200)
    expect(await read(`blog/${id}`)).toMatchObject({ title })
  })

  test('by deleting the item is told', async () => {
    const { id } = await addArticle()
    const { body } = await release([{ resource: 'blog', id, values: { title: 'Ours' } }])
    await call(`blog/${id}`, { method: 'DELETE' })
    expect((await publish(body.id)).body.conflicts).toMatchObject([{ is_gone: true }])
  })
})

describe('what is typed', () => {
  test('goes over into the release, and comes back when it is taken out', async () => {
    const { id } = await addArticle({ published: true })
    const path = `blog/${id}/pending`
    await call(path, { method: 'PUT', body: { title: 'Typed' } })
    const { body } = await release([])
    const added = await call(`releases/${body.id}`, { method: 'PATCH', body: { add: [{ resource: 'blog', id }] } })
    expect(added.body.changes).toMatchObject([{ resource: 'blog', id, values: { title: 'Typed' } }])
    expect((await read(path)).mine).toBeNull()
    expect((await read(`releases?holds=blog/${id}`)).items).toMatchObject([{ id: body.id }])
    await call(`releases/${body.id}`, { method: 'PATCH', body: { changes: [] } })
    expect((await read(path)).mine.values).toEqual({ title: 'Typed' })
    await call(`releases/${body.id}`, { method: 'PATCH', body: { add: [{ resource: 'blog', id }] } })
    await call(`releases/${body.id}`, { method: 'DELETE' })
    expect((await read(path)).mine.values).toEqual({ title: 'Typed' })
  })

  test('and would not be published is refused when it is added', async () => {
    const { id } = await addArticle({ content: '' })
    const refused = await release([{ resource: 'blog', id }])
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'changes.0.content'])
    const same = await addArticle({ published: true })
    expect((await release([{ resource: 'blog', id: same.id }])).status).toBe(422)
  })
})

describe('at the planned moment', () => {
  const engine = createReleaseEngine(db, features)
  const later = () => new Date(now.getTime() + 60 * 60_000)
  const perform = (id: string, moment = later()) => publishPlanned(db, engine, { releaseId: id }, moment)

  test('it goes live, once, in the name of whoever planned it; a job for an earlier plan does nothing', async () => {
    const { id } = await addArticle()
    const { body } = await release([{ resource: 'blog', id }], { planned_at: later().toISOString() })
    expect(body.state).toBe('planned')
    await perform(body.id, now)
    expect((await read(`releases/${body.id}`)).state).toBe('planned')
    await perform(body.id)
    await perform(body.id)
    expect(await read(`releases/${body.id}`)).toMatchObject({ state: 'live', planned_at: later().toISOString() })
    const [entry] = (await read(`blog/${id}/history`)).items
    expect(entry).toMatchObject({ action: 'publish', user_name: 'Edit Editor' })
  })

  test('it goes live with a flag that an administrator has added to an editor’s plan', async () => {
    const [{ id }, flag] = [await addArticle(), await addFlag()]
    const { body } = await release([{ resource: 'blog', id }], { planned_at: later().toISOString() })
    const add = [{ resource: 'feature-flags', id: flag.id, values: { is_enabled: true } }]
    await call(`releases/${body.id}`, { method: 'PATCH', body: { add }, headers: admin })
    await perform(body.id)
    expect(await read(`feature-flags/${flag.id}`, admin)).toMatchObject({ is_enabled: true })
  })

  test('it fails with a reason where somebody was at work, and changes nothing', async () => {
    const { id } = await addArticle()
    const changes = [{ resource: 'blog', id, values: { title: 'Ours', published: true } }]
    const { body } = await release(changes, { planned_at: later().toISOString() })
    await call(`blog/${id}`, { method: 'PATCH', body: { title: 'Hers' }, headers: marias })
    await perform(body.id)
    expect(await read(`releases/${body.id}`)).toMatchObject({
      state: 'failed',
      planned_at: null,
      problem: expect.stringContaining('Maria Kern'),
    })
    expect(await read(`blog/${id}`)).toMatchObject({ title: 'Hers', published: false })
  })

  test('it fails when whoever planned it has no account any more', async () => {
    const { id } = await addArticle()
    const leaver = await addSignedIn(platform, 'editor')
    const headers = { cookie: leaver.cookie, 'content-type': 'application/json' }
    const { body } = await release([{ resource: 'blog', id }], { planned_at: later().toISOString() }, headers)
    await db.delete(users).where(eq(users.id, leaver.person.id))
    await perform(body.id)
    expect(await read(`releases/${body.id}`)).toMatchObject({ state: 'failed' })
  })

  test('a plan that came back from a backup gets its job', async () => {
    const { id } = await addArticle()
    const { body } = await release([{ resource: 'blog', id }], { planned_at: later().toISOString() })
    const countJobs = async () => {
      const { rows } = await db.execute(
        `select start_after from pgboss.job where name = 'release' and data ->> 'releaseId' = '${body.id}'`,
      )
      return rows.length
    }
    expect(await countJobs()).toBe(1)
    await db.execute(`delete from pgboss.job where name = 'release'`)
    await db.transaction(resumePlanned)
    await db.transaction(resumePlanned)
    expect(await countJobs()).toBe(1)
  })

  test('lies in the future, and stands in the calendar', async () => {
    expect((await release([], { planned_at: now.toISOString() })).status).toBe(422)
    const planned_at = '2031-05-15T09:00:00.000Z'
    const { body } = await release([], { planned_at })
    const { items } = await read('calendar?from=2031-05-01&to=2031-05-31')
    expect(items).toContainEqual(
      expect.objectContaining({ resource: 'releases', id: body.id, field: 'planned_at', at: planned_at }),
    )
  })
})

describe('rights', () => {
  test('a flag is an administrator’s, in a release as well', async () => {
    const flag = await addFlag()
    const changes = [{ resource: 'feature-flags', id: flag.id, values: { is_enabled: true } }]
    expect((await release(changes)).status).toBe(403)
    const { body } = await release(changes, {}, admin)
    expect((await publish(body.id)).status).toBe(403)
    expect((await call(`releases/${body.id}`, { method: 'PATCH', body: { title: 'Mine' } })).status).toBe(403)
    expect((await call(`releases/${body.id}`, { method: 'DELETE' })).status).toBe(403)
    expect((await publish(body.id, admin)).status).toBe(200)
    expect((await undo(body.id)).status).toBe(403)
  })

  test.each([
    [{ resource: 'users', id: person.id, values: { role: 'admin' } }],
    [{ resource: 'inquiries', id: person.id, values: { notes: 'x' } }],
    [{ resource: 'nothing', id: 'x', values: {} }],
    [{ resource: 'blog', id: 'x', values: { title: 'x' } }],
    [{ resource: 'content', id: 'nowhere', values: {} }],
    [{ resource: 'content', id: 'home', values: { hero_title: 'x' } }],
    [{ resource: 'content', id: 'home', values: { nothing: { content: 'x' } } }],
  ])('%j is no change', async (change) => {
    expect([404, 422]).toContain((await release([change], {}, admin)).status)
  })
})

test('a release that is live is not changed, and one that somebody else has changed is not overwritten', async () => {
  const { id } = await addArticle()
  const { body } = await release([{ resource: 'blog', id }])
  const stale = { ...editor, 'if-unmodified-since-version': '2020-01-01T00:00:00.000Z' }
  const patch = (headers = editor) => call(`releases/${body.id}`, { method: 'PATCH', body: { title: 'New' }, headers })
  expect((await patch(stale)).status).toBe(409)
  expect((await patch()).status).toBe(200)
  await publish(body.id)
  expect((await patch()).status).toBe(409)
  expect((await call(`releases/${body.id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await read(`blog/${id}`)).toMatchObject({ published: true })
  expect(await db.$count(releases, eq(releases.id, body.id))).toBe(0)
})
