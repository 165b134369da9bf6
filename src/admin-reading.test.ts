import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { inquiries } from '#features/contact/tables.server.ts'
import { rateLimits } from '#platform/database/tables.server.ts'
import { people } from '#records/people/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'

const { admin, editor, call, create, db } = await openAdmin()

beforeEach(async () => {
  for (const table of [inquiries, people, auditEntries, rateLimits]) await db.delete(table)
  await db.execute('update sessions set confirmed_at = now()')
})

const person = (place: number) => ({ name: `P${place}`, email: `p${place}@example.com`, company: 'A', message: 'A' })
const addPeople = (many: number) =>
  db
    .insert(inquiries)
    .values(Array.from({ length: many }, (_, place) => person(place)))
    .returning()

const addCards = (many: number) =>
  db
    .insert(people)
    .values(Array.from({ length: many }, (_, place) => ({ email: `c${place}@cards.example`, domain: 'cards.example' })))
    .returning()

async function rowsRead() {
  const { rows } = await db.execute('select sum(points) as points from rate_limits')
  return Number(rows[0]?.points)
}

const traces = async (action: 'read' | 'export') =>
  (await db.select().from(auditEntries).where(eq(auditEntries.action, action))).map(
    ({ resource, item_id, user_name, after }) => ({ resource, item_id, user_name, ...(after ? { after } : {}) }),
  )

const waitAnHour = () => db.execute("update sessions set confirmed_at = now() - interval '1 hour'")
const asksWhoIsThere = { status: 403, body: { type: expect.stringMatching(/confirm-identity$/) } }
const list = { resource: 'inquiries', item_id: 'list', user_name: 'Edit Editor' }

describe('all people are not taken along unnoticed', () => {
  test('by their ids', async () => {
    const ids = (await addPeople(101)).map(({ id }) => id)
    const asked = `inquiries?per_page=10000&ids=${ids.join(',')}`
    await waitAnHour()
    expect(await call(asked)).toMatchObject(asksWhoIsThere)
    expect((await call(`inquiries?per_page=10000&ids=${ids.slice(0, 25).join(',')}`)).status).toBe(200)
    await db.execute('update sessions set confirmed_at = now()')
    expect((await call(asked)).body.items).toHaveLength(101)
    expect(await traces('export')).toEqual([{ ...list, after: { rows: 101 } }])
  })

  test('page by page, in whatever order, or one by one', async () => {
    const [first] = await addPeople(100)
    await waitAnHour()
    const ask = (turn: number) => call(`inquiries?per_page=100&order=${turn % 2 ? 'asc' : 'desc'}`)
    for (let turn = 0; turn < 10; turn++) expect((await ask(turn)).status).toBe(200)
    expect(await ask(10)).toMatchObject(asksWhoIsThere)
    expect(await call(`inquiries/${first?.id}`)).toMatchObject(asksWhoIsThere)
    expect(await call(`inquiries/${first?.id}`, { method: 'PATCH', body: {} })).toMatchObject(asksWhoIsThere)
    expect(await traces('export')).toEqual([])
    await db.execute('update sessions set confirmed_at = now()')
    for (let turn = 0; turn < 3; turn++) expect((await ask(turn)).status).toBe(200)
    expect(await traces('export')).toEqual([{ ...list, after: { rows: 'more than 1000 within an hour' } }])
  })

  test('by searches that are answered without a row', async () => {
    await addPeople(1)
    await call('inquiries?q=p0&page=9')
    expect(await rowsRead()).toBe(1)
  })

  test('by changes of a person that change nothing, or come too late', async () => {
    const [card] = await addCards(1)
    const change = (headers = {}) =>
      call(`people/${card?.id}`, { method: 'PATCH', body: {}, headers: { ...editor, ...headers } })
    expect((await change()).status).toBe(200)
    expect(await rowsRead()).toBe(1)
    expect((await change({ 'if-unmodified-since-version': '2020-01-01T00:00:00.000Z' })).status).toBe(409)
    expect(await rowsRead()).toBe(3)
  })

  test('people, of whom there may be many more, are counted apart', async () => {
    await addCards(100)
    await addPeople(1)
    await waitAnHour()
    for (let turn = 0; turn < 11; turn++) expect((await call('people?per_page=100')).status).toBe(200)
    expect((await call('inquiries')).status).toBe(200)
    expect(await traces('export')).toEqual([])
  })

  test('all at the same moment', async () => {
    await addPeople(100)
    await waitAnHour()
    const answers = await Promise.all(Array.from({ length: 15 }, () => call('inquiries?per_page=100')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  })

  test('each colleague is counted alone', async () => {
    await addPeople(100)
    await waitAnHour()
    for (let turn = 0; turn < 10; turn++) await call('inquiries?per_page=100')
    expect((await call('inquiries?per_page=100', { headers: admin })).status).toBe(200)
  })
})

describe('reading leaves a trace', () => {
  test('by a save that comes too late and is shown what is there', async () => {
    const [row] = await addPeople(1)
    const headers = { ...editor, 'if-unmodified-since-version': '2020-01-01T00:00:00.000Z' }
    const { status, body } = await call(`inquiries/${row?.id}`, { method: 'PATCH', body: { notes: 'A' }, headers })
    expect([status, body.current.email]).toEqual([409, 'p0@example.com'])
    expect(await traces('read')).toEqual([{ ...list, item_id: row?.id }])
  })

  test('by a deletion that does', async () => {
    const [row] = await addPeople(1)
    const headers = { ...admin, 'if-unmodified-since-version': '2020-01-01T00:00:00.000Z' }
    expect((await call(`inquiries/${row?.id}`, { method: 'DELETE', headers })).status).toBe(409)
    expect(await traces('read')).toMatchObject([{ item_id: row?.id, user_name: 'Ada Admin' }])
  })

  test('on the dashboard, once an hour, and only where it names somebody', async () => {
    await call('dashboard')
    expect(await traces('read')).toEqual([])
    await addPeople(1)
    for (let turn = 0; turn < 2; turn++) await call('dashboard')
    expect(await traces('read')).toEqual([list])
  })

  test('of accounts, whose copy asks who is there', async () => {
    await waitAnHour()
    expect(await call('users?per_page=10000', { headers: admin })).toMatchObject(asksWhoIsThere)
    expect((await call('users', { headers: admin })).status).toBe(200)
    await db.execute('update sessions set confirmed_at = now()')
    await call('users?per_page=10000', { headers: admin })
    const by = { resource: 'users', item_id: 'list', user_name: 'Ada Admin' }
    expect(await traces('read')).toEqual([by])
    expect(await traces('export')).toEqual([{ ...by, after: { rows: 2 } }])
  })
})

test('where a call came from is shown to administrators and to whoever made it', async () => {
  const own = await create('consultant-tags', { name: 'Own' })
  const other = await create('consultant-tags', { name: 'Other' }, admin)
  await db.execute("update audit_entries set network = '203.0.113'")
  const networksOf = async (id: string, headers = editor) => {
    const [entry] = (await call(`audit?item_id=${id}`, { headers })).body.items
    const [latest] = (await call(`consultant-tags/${id}/history`, { headers })).body.items
    const { edits } = (await call('dashboard', { headers })).body
    const edit = edits.find(({ item_id }: { item_id: string }) => item_id === id)
    const whole = (await call(`audit/${entry.id}`, { headers })).body
    return [entry, latest, edit, whole].map(({ network }) => network)
  }
  expect(await networksOf(own.id)).toEqual(Array(4).fill('203.0.113'))
  expect(await networksOf(other.id)).toEqual(Array(4).fill(null))
  expect(await networksOf(own.id, admin)).toEqual(Array(4).fill('203.0.113'))
})

test('the history of a text does not tell where a colleague was', async () => {
  const body = { texts: { hero_title: { content: 'Hello' } } }
  await call('content-pages/home', { method: 'PUT', body, headers: admin })
  await db.execute("update audit_entries set network = '203.0.113'")
  const { items } = (await call('content-pages/home/hero_title/history')).body
  expect(items).toMatchObject([{ user_name: 'Ada Admin', network: null }])
})
