import { afterAll, beforeEach, expect, test } from 'vitest'
import { sessions } from '#accounts/tables.server.ts'
import { publishPlanned, releaseQueue } from '#admin/releases/planned.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { noTracing } from '#platform/tracing/tracing.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { createReleaseEngine } from './admin-resources.ts'
import { features } from './features.server.ts'

const now = new Date()
const { platform, db, call, admin } = await openAdmin(undefined, { now: () => now })
const jobs = createJobs(platform.connection, { log: platform.log, tracing: noTracing })
await jobs.start()
await jobs.define(releaseQueue, {})
afterAll(() => jobs.stop())

const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000)
const planned_at = hoursFromNow(1).toISOString()
const confirm = (at = now) => db.update(sessions).set({ confirmed_at: at.toISOString() })
const forgetConfirmation = () => confirm(hoursFromNow(-1))
const release = async (body: object) =>
  call('releases', { method: 'POST', body: { title: 'Spring', ...body }, headers: admin })
const patch = (id: string, body: object) => call(`releases/${id}`, { method: 'PATCH', body, headers: admin })
const publish = (id: string) => call(`releases/${id}/publish`, { method: 'POST', headers: admin })
const read = async (id: string) => (await call(`releases/${id}`)).body
const perform = (id: string) =>
  publishPlanned(db, createReleaseEngine(db, features), { releaseId: id }, hoursFromNow(2))

/** How long data is kept is changed by nobody who has not just shown who they are. */
const changes = [{ resource: 'content', id: 'privacy-policy', values: { contact_retention_years: { content: '4' } } }]
const asked = { status: 403, body: { type: expect.stringMatching(/confirm-identity$/) } }

beforeEach(async () => {
  await db.delete(pageContent)
  await confirm()
})

test('whoever plans how long data is kept shows who they are, and it goes live at its moment', async () => {
  const { body } = await release({ changes, planned_at })
  await forgetConfirmation()
  await perform(body.id)
  expect(await read(body.id)).toMatchObject({ state: 'live', problem: null })
  expect(await db.select().from(pageContent)).toMatchObject([{ content: '4' }])
})

test('it is neither planned nor published by somebody who has not', async () => {
  const { body: plan } = await release({ planned_at })
  await forgetConfirmation()
  const { body: draft } = await release({ changes })
  expect(await release({ changes, planned_at })).toMatchObject(asked)
  expect(await patch(draft.id, { planned_at })).toMatchObject(asked)
  expect(await patch(plan.id, { add: changes })).toMatchObject(asked)
  expect(await publish(draft.id)).toMatchObject(asked)
  expect([(await read(draft.id)).state, (await read(plan.id)).changes]).toEqual(['draft', []])
})

test('a plan that somebody else goes on with is theirs to confirm; to give it up takes nothing', async () => {
  const { body } = await release({ changes, planned_at })
  await forgetConfirmation()
  expect(await patch(body.id, { title: 'Mine' })).toMatchObject(asked)
  expect((await patch(body.id, { planned_at: null })).body.state).toBe('draft')
})

test('what anybody may change at any time is planned without', async () => {
  await forgetConfirmation()
  const texts = [{ resource: 'content', id: 'privacy-policy', values: { lead: { content: 'New lead' } } }]
  expect((await release({ changes: texts, planned_at })).status).toBe(201)
})
