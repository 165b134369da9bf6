import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { publishPlanned } from '#admin/releases/planned.server.ts'
import { blogPosts } from '#features/blog/tables.server.ts'
import { inquiries } from '#features/contact/tables.server.ts'
import { events } from '#features/events/tables.server.ts'
import { noteProgress } from '#features/scan/progress/visits.server.ts'
import { recordAssessment } from '#features/scan/queries.server.ts'
import { assessments, scanVisits } from '#features/scan/tables.server.ts'
import { useCases } from '#features/use-cases/tables.server.ts'
import { backups, mails } from '#platform/database/tables.server.ts'
import { releases } from '#records/releases/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'

// A Wednesday.
const now = new Date('2026-03-04T10:00:00Z')
const { db, call, admin, editor } = await openAdmin(undefined, { now: () => now })
const hour = 60 * 60 * 1000
const day = 24 * hour
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const moment = (milliseconds: number) => after(milliseconds).toISOString()
const read = async (headers = admin) => (await call('dashboard', { headers })).body

beforeEach(async () => {
  for (const table of [inquiries, mails, assessments, scanVisits, blogPosts, useCases, events, auditEntries])
    await db.delete(table)
})

describe('inquiries', () => {
  const add = (name: string, change: Partial<typeof inquiries.$inferInsert> = {}) =>
    db.insert(inquiries).values({ name, email: 'reka@example.com', company: 'Norvane', message: 'Hello', ...change })

  test('that wait come with name and due time, overdue ones first', async () => {
    await add('Later', { due_at: moment(20 * hour) })
    await add('Overdue', { due_at: moment(-2 * hour), status: 'in progress', owner: 'ada@example.com' })
    await add('Soon', { due_at: moment(hour) })
    const { urgent } = (await read()).inquiries
    expect(urgent).toMatchObject([
      { name: 'Overdue', company: 'Norvane', due_at: moment(-2 * hour), owner: 'ada@example.com' },
      { name: 'Soon' },
      { name: 'Later' },
    ])
  })

  test('are counted, spam apart, with how many answers came in time', async () => {
    await add('New', { due_at: moment(hour) })
    await add('Overdue', { due_at: moment(-hour), status: 'in progress' })
    await add('Suspect', { due_at: moment(-hour), spam_signs: ['hidden field filled in'] })
    await add('Junk', { due_at: moment(-hour), status: 'spam' })
    await add('In time', { status: 'answered', due_at: moment(-day), answered_at: moment(-day - hour) })
    await add('Late', { status: 'answered', due_at: moment(-day), answered_at: moment(-hour) })
    await add('Long ago', { status: 'answered', due_at: moment(-40 * day), answered_at: moment(-40 * day) })
    const counts = (await read()).inquiries
    expect(counts).toMatchObject({ open: 2, new: 1, overdue: 1, suspected: 1, in_time: 1, late: 1 })
  })
})

test('scans are counted by weeks from Monday on, those without any included', async () => {
  const take = (at: Date) =>
    recordAssessment(db, { answers: Array(16).fill(3), assessToken: randomUUID(), personalData: {} }, at)
  const visit = (at: Date, step: 'questions' | 'result') =>
    noteProgress(db, { visit: randomBytes(24).toString('hex'), questions: 16, answered: 5, step }, at)
  await take(new Date('2026-03-02T00:00:00Z'))
  await take(new Date('2026-03-01T23:59:59Z'))
  await take(new Date('2025-01-01T00:00:00Z'))
  await visit(new Date('2026-03-01T12:00:00Z'), 'result')
  await visit(new Date('2026-03-03T12:00:00Z'), 'questions')
  await visit(new Date('2025-01-01T00:00:00Z'), 'result')
  const { weeks, funnel } = (await read()).scans
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ week: '2025-12-15', started: 0, completed: 0 })
  expect(weeks.slice(-2)).toEqual([
    { week: '2026-02-23', started: 1, completed: 1 },
    { week: '2026-03-02', started: 1, completed: 1 },
  ])
  expect(funnel).toEqual({ started: 2, half: 1, answered: 1, personal_data: 1, completed: 1 })
})

test('what visitors do not see yet is listed: scheduled in their order, then drafts, the latest first', async () => {
  await db.insert(blogPosts).values([
    { slug: 'live', title: 'Live', published: true },
    { slug: 'draft', title: 'Draft', updated_at: moment(-day) },
    { slug: 'second', title: 'Second', published: true, publish_date: moment(9 * day) },
    { slug: 'first', title: 'First', published: true, publish_date: moment(day) },
  ])
  await db.insert(useCases).values({ slug: 'story', title: 'Story', updated_at: moment(-hour) })
  await db.insert(events).values([
    { title: 'Shown', event_type: 'past' },
    { title: 'Hidden', event_type: 'past', is_visible: false, updated_at: moment(-2 * day) },
  ])
  const { drafts, scheduled, items } = (await read()).content
  expect([drafts, scheduled]).toEqual([3, 2])
  expect(items.map(({ title, state }: { title: string; state: string }) => `${title} ${state}`)).toEqual([
    'First scheduled',
    'Second scheduled',
    'Story draft',
    'Draft draft',
    'Hidden draft',
  ])
})

test('mails that did not go out are counted, and the latest failures named without their text', async () => {
  const mail = { about: randomUUID(), kind: 'contact confirmation', subject: 'Hello', text: 'Private', html: '' }
  await db.insert(mails).values([
    { ...mail, status: 'failed', last_error: '550 no', message_id: '<1>' },
    { ...mail, status: 'waiting', message_id: '<2>' },
    { ...mail, status: 'waiting', message_id: '<3>' },
    { ...mail, status: 'sent', message_id: '<4>' },
  ])
  const summary = (await read()).mails
  expect(summary).toMatchObject({ failed: 1, waiting: 2, queued: 0, latest: [{ last_error: '550 no' }] })
  expect(summary.missing).toEqual(['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO'])
  expect(JSON.stringify(summary)).not.toContain('Private')
})

test('a planned release that did not go live is named with the reason, until somebody has seen to it', async () => {
  const plan = { title: 'Spring', planned_at: moment(hour), planned_by: null, state: 'planned' as const }
  const [release] = await db.insert(releases).values(plan).returning({ id: releases.id })
  expect((await read(editor)).failed_releases).toEqual([])
  const engine = { kinds: [], findLastSave: async () => undefined }
  await publishPlanned(db, engine, { releaseId: release?.id ?? '' }, after(hour))
  expect((await read(editor)).failed_releases).toMatchObject([
    { id: release?.id, title: 'Spring', happened_at: moment(hour), problem: expect.stringContaining('no account') },
  ])
  await db.delete(releases)
  expect((await read(editor)).failed_releases).toEqual([])
})

test('the latest edits are told without what they changed', async () => {
  await call('events', { method: 'POST', body: { title: 'An evening', event_type: 'upcoming' } })
  const { edits } = await read()
  expect(edits).toMatchObject([{ action: 'create', resource: 'events', item_label: 'An evening' }])
  expect(edits[0]).not.toHaveProperty('after')
})

test('editors are not told of edits that they may not read about', async () => {
  await call('feature-flags', { method: 'POST', body: { feature_name: 'new_thing' }, headers: admin })
  expect((await read(admin)).edits).toMatchObject([{ resource: 'feature-flags' }])
  expect((await read(editor)).edits).toEqual([])
})

test('an edit tells whether what it was about is still there', async () => {
  const { body } = await call('events', { method: 'POST', body: { title: 'An evening', event_type: 'upcoming' } })
  await call(`events/${body.id}`, { method: 'DELETE' })
  expect((await read()).edits).toMatchObject([
    { action: 'delete', is_gone: true },
    { action: 'create', is_gone: true },
  ])
})

test('a fresh site names its first steps, to editors those that they can take, and ticks off what is done', async () => {
  const steps = async (headers = admin) =>
    (await read(headers)).first_steps.map(({ step, done }: { step: string; done: boolean }) => `${step} ${done}`)
  expect(await steps()).toEqual([
    'mail false',
    'colleague true',
    'texts false',
    'people false',
    'article false',
    'two-factor false',
  ])
  await call('blog', { method: 'POST', body: { slug: 'ours', title: 'Ours' } })
  expect(await steps(editor)).toEqual(['texts false', 'people false', 'article true', 'two-factor false'])
})

test('administrators see how old the last good backup is and what failed since', async () => {
  await db.insert(backups).values([
    { file: '/backups/a', started_at: moment(-2 * day), finished_at: moment(-2 * day), bytes: 10, rows: 3 },
    { file: '/backups/b', started_at: moment(-day), error: 'ENOSPC: no space left on device' },
  ])
  expect((await read()).backups).toMatchObject({
    scheduled: false,
    good: { started_at: moment(-2 * day), bytes: 10, rows: 3 },
    failure: { started_at: moment(-day), error: 'ENOSPC: no space left on device' },
  })
  expect((await read(editor)).backups).toBeNull()
})
