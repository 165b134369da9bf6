import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { recordAssessment } from './queries.server.ts'
import { assessments } from './tables.server.ts'

const { db, call, admin } = await openAdmin()
const person = { firstName: 'Elena', lastName: 'Duarte', email: 'elena@example.com', companyName: 'Kestrel' }
const day = 24 * 60 * 60 * 1000

async function take(personalData: object = {}, { answer = 4, at = new Date() } = {}) {
  const input = { answers: Array(16).fill(answer), assessToken: crypto.randomUUID(), personalData }
  return (await recordAssessment(db, input, at)).assessmentId
}

beforeEach(async () => {
  await db.delete(assessments)
  await db.delete(auditEntries)
})

const listIds = async (query: string) =>
  (await call(`assessments?${query}`)).body.items.map(({ id }: { id: string }) => id)

test('the list can be narrowed by archetype, by contact data, by clients and by time', async () => {
  const old = await take({}, { at: new Date(Date.now() - 40 * day) })
  const named = await take(person)
  const low = await take({}, { answer: 1 })
  expect(await listIds('')).toEqual(expect.arrayContaining([old, named, low]))
  expect(await listIds('dominant_archetype=explorer')).toEqual([low])
  expect(await listIds('has_email=true')).toEqual([named])
  expect(await listIds('q=kestrel')).toEqual([named])
  expect(await listIds('within_days=30&has_email=false')).toEqual([low])
  expect(await listIds('is_client=true')).toEqual([])
})

test('whoever is a client has the result kept for longer, by the periods that the policy states', async () => {
  const id = await take(person, { at: new Date('2026-01-31T12:00:00Z') })
  expect((await call(`assessments/${id}`)).body).toMatchObject({
    is_client: false,
    kept_until: expect.stringMatching(/^2026-07-31/),
  })
  const { body } = await call(`assessments/${id}`, { method: 'PATCH', body: { is_client: true } })
  expect(body).toMatchObject({ is_client: true, kept_until: expect.stringMatching(/^2029-01-31/) })
  const setting = { page_key: 'privacy-policy', section_key: 'client_assessment_retention_years', content: '5' }
  await db.insert(pageContent).values(setting)
  expect((await call(`assessments/${id}`)).body.kept_until).toMatch(/^2031-01-31/)
})

test('no user is shown the token of a visitor’s own page', async () => {
  const id = await take(person)
  for (const path of ['assessments', `assessments/${id}`])
    expect(JSON.stringify((await call(path, { headers: admin })).body)).not.toContain('assess_token')
})

test('what was answered and what came of it can not be changed', async () => {
  const id = await take()
  for (const body of [{ ai_score: 100 }, { answers: Array(16).fill(5) }, { email: 'x@example.com' }])
    expect((await call(`assessments/${id}`, { method: 'PATCH', body })).status).toBe(422)
})

test('an editor can have a result kept for longer, but not for less long', async () => {
  const path = `assessments/${await take(person)}`
  const body = { is_client: false }
  expect((await call(path, { method: 'PATCH', body: { is_client: true } })).status).toBe(200)
  expect((await call(path, { method: 'PATCH', body })).status).toBe(403)
  expect((await call(path)).body.is_client).toBe(true)
  expect(await call(path, { method: 'PATCH', body, headers: admin })).toMatchObject({ status: 200, body })
})

test('an editor can not erase a result; an administrator can, and the log names nobody', async () => {
  const id = await take(person)
  await call(`assessments/${id}`, { method: 'PATCH', body: { is_client: true } })
  expect((await call(`assessments/${id}`, { method: 'DELETE' })).status).toBe(403)
  expect((await call(`assessments/${id}`, { method: 'DELETE', headers: admin })).status).toBe(204)
  const log = await db.select().from(auditEntries).where(eq(auditEntries.item_id, id))
  expect(log.map(({ action }) => action).sort()).toEqual(['delete', 'update'])
  expect(JSON.stringify(log)).not.toMatch(/Elena|Duarte|elena@|Kestrel/)
})
