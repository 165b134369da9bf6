import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inquiries } from '#features/contact/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'

const { admin, editor, call, db } = await openAdmin()
const tabitha = 'tabitha@example.com'

beforeEach(async () => {
  await db.execute('delete from inquiries')
  await db.execute('delete from erasures')
  await db.execute('delete from audit_entries')
  await db.execute(
    `insert into inquiries (name, email, company, message) values ('Tabitha', '${tabitha}', 'Engines', 'Hello')`,
  )
})

test('an administrator reads everything about one person, an editor does not', async () => {
  expect(await call(`people?email=${tabitha}`, { headers: editor })).toMatchObject({ status: 403 })
  expect(await call(`personal-data?email=${tabitha}`, { headers: editor })).toMatchObject({ status: 403 })
  const { status, body } = await call(`personal-data?email=${encodeURIComponent(tabitha.toUpperCase())}`, {
    headers: admin,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    inquiries: [{ name: 'Tabitha', email: tabitha }],
    assessments: [],
    mails: [],
    erasures: [],
  })
})

test('whoever looks somebody up is written down, and the log does not say whom', async () => {
  for (const email of [tabitha, tabitha.toUpperCase(), 'otto@example.com'])
    await call(`people?email=${email}`, { headers: admin })
  const { rows } = await db.execute(
    "select user_name, item_id, t::text as whole from audit_entries t where action = 'export' order by at desc limit 3",
  )
  expect(rows.map(({ user_name }) => user_name)).toEqual(Array(3).fill('Ada Admin'))
  expect(new Set(rows.map(({ item_id }) => item_id)).size).toBe(2)
  for (const { whole } of rows) expect(whole).not.toMatch(/tabitha|otto/i)
})

test.each(['', 'ada', 'ada@example.com,eve@example.com', '%'])('"%s" is not asked about', async (email) => {
  expect(await call(`people?email=${encodeURIComponent(email)}`, { headers: admin })).toMatchObject({ status: 422 })
  expect(await call('people', { method: 'DELETE', body: { email }, headers: admin })).toMatchObject({ status: 422 })
})

test('an administrator erases one person, and the log tells that without naming them', async () => {
  const erase = { method: 'DELETE', body: { email: tabitha } }
  expect(await call('people', { ...erase, headers: editor })).toMatchObject({ status: 403 })
  const erased = { inquiries: 1, consents: 0, mails: 0, assessments: 0, people: 0, notes: 0 }
  expect(await call('people', { ...erase, headers: admin })).toEqual({ status: 200, body: { erased } })
  const { rows } = await db.execute(
    "select action, resource, after, t::text as whole from audit_entries t where action = 'erase'",
  )
  expect(rows).toMatchObject([{ resource: 'personal-data', after: erased }])
  expect(rows[0]?.whole).not.toMatch(/tabitha|engines/i)
  const again = await call('people', { ...erase, headers: admin })
  expect(again.body.erased).toEqual({ ...erased, inquiries: 0 })
})

test('the address stands in the query, as it does for the copy', async () => {
  const erase = { method: 'DELETE', headers: admin }
  expect(await call('personal-data', erase)).toMatchObject({ status: 422 })
  expect(await call(`personal-data?email=${tabitha}`, erase)).toMatchObject({ body: { erased: { inquiries: 1 } } })
})

describe('an hour after the sign-in', () => {
  const hourAgo = "update sessions set confirmed_at = now() - interval '1 hour'"
  const asksWhoIsThere = { status: 403, body: { type: expect.stringMatching(/confirm-identity$/) } }
  afterEach(() => db.execute('update sessions set confirmed_at = now()'))

  test.each([
    ['a copy of a person', 'GET', `personal-data?email=${tabitha}`],
    ['the same by its old address', 'GET', `people?email=${tabitha}`],
    ['an erasure', 'DELETE', `personal-data?email=${tabitha}`],
    ['the same by its old address', 'DELETE', 'people'],
    ['a copy of all inquiries', 'GET', 'inquiries?per_page=10000'],
    ['a copy of all assessments', 'GET', 'assessments?per_page=101'],
    ['a copy of all mails', 'GET', 'mails?per_page=1000'],
  ])('%s asks who is there', async (_what, method, path) => {
    await db.execute(hourAgo)
    const body = method === 'DELETE' && path === 'people' ? { body: { email: tabitha } } : {}
    expect(await call(path, { method, headers: admin, ...body })).toMatchObject(asksWhoIsThere)
    expect(await db.$count(inquiries)).toBe(1)
  })

  test('so does the deletion of an inquiry', async () => {
    const [row] = await db.select().from(inquiries)
    await db.execute(hourAgo)
    expect(await call(`inquiries/${row?.id}`, { method: 'DELETE', headers: admin })).toMatchObject(asksWhoIsThere)
    expect(await db.$count(inquiries)).toBe(1)
  })

  test('a screen of the list is shown as ever', async () => {
    await db.execute(hourAgo)
    expect((await call('inquiries?per_page=100')).status).toBe(200)
  })
})

test('who reads about people, or takes a copy, is written down; once an hour is enough', async () => {
  await db.execute('delete from audit_entries')
  const [row] = await db.select().from(inquiries)
  for (let turn = 0; turn < 2; turn++) {
    await call(`inquiries/${row?.id}`)
    await call('inquiries')
    await call('inquiries?per_page=10000')
  }
  const { rows } = await db.execute(
    "select action, item_id, user_name from audit_entries where resource = 'inquiries' order by at",
  )
  const by = { user_name: 'Edit Editor' }
  expect(rows).toEqual([
    { action: 'read', item_id: row?.id, ...by },
    { action: 'read', item_id: 'list', ...by },
    { action: 'export', item_id: 'list', ...by },
    { action: 'export', item_id: 'list', ...by },
  ])
})

test('what was only read is no version of it', async () => {
  const [row] = await db.select().from(inquiries)
  await call(`inquiries/${row?.id}`)
  expect((await call(`inquiries/${row?.id}/history`)).body).toEqual({ items: [] })
  const { body } = await call('audit?kind=change', { headers: admin })
  expect(body.items.filter(({ action }: { action: string }) => action === 'read')).toEqual([])
})
