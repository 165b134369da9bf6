import { beforeEach, expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'

const { admin, editor, call, db } = await openAdmin()
const tabitha = 'tabitha@example.com'

beforeEach(async () => {
  await db.execute('delete from inquiries')
  await db.execute('delete from erasures')
  await db.execute(
    `insert into inquiries (name, email, company, message) values ('Tabitha', '${tabitha}', 'Engines', 'Hello')`,
  )
})

test('an administrator reads everything about one person, an editor does not', async () => {
  expect(await call(`people?email=${tabitha}`, { headers: editor })).toMatchObject({ status: 403 })
  const { status, body } = await call(`people?email=${encodeURIComponent(tabitha.toUpperCase())}`, { headers: admin })
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
  const erased = { inquiries: 1, consents: 0, mails: 0, assessments: 0 }
  expect(await call('people', { ...erase, headers: admin })).toEqual({ status: 200, body: { erased } })
  const { rows } = await db.execute(
    "select action, resource, after, t::text as whole from audit_entries t where action = 'erase'",
  )
  expect(rows).toMatchObject([{ resource: 'people', after: erased }])
  expect(rows[0]?.whole).not.toMatch(/tabitha|engines/i)
  const again = await call('people', { ...erase, headers: admin })
  expect(again.body.erased).toEqual({ ...erased, inquiries: 0 })
})
