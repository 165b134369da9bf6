import { eq, ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { scanApi } from '#features/scan/api.server.ts'
import { findSharedAssessment, recordAssessment } from '#features/scan/queries.server.ts'
import { assessments, scanVersions } from '#features/scan/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import type { ScanVersion } from './version.ts'
import { version1, version1Id } from './version-1.ts'

const { db, call, app, editor, platform } = await openAdmin()
const api = scanApi(platform, [])

beforeEach(async () => {
  await db.delete(assessments)
  await db.delete(auditEntries)
  await db.delete(scanVersions).where(ne(scanVersions.id, version1Id))
  await db.update(scanVersions).set({ status: 'published' })
})

const take = async (answers: number[], at = new Date(), versionId?: string) =>
  (await recordAssessment(db, { answers, assessToken: crypto.randomUUID(), versionId }, at)).assessmentId

async function draftWith(change: (version: ScanVersion) => void) {
  const draft = (await call('scan-versions', { method: 'POST', body: {} })).body
  change(draft.definition)
  const { status, body } = await call(`scan-versions/${draft.id}`, {
    method: 'PATCH',
    body: { definition: draft.definition },
  })
  expect(status).toBe(200)
  return body
}
const publish = (id: string, headers: Record<string, string> = editor) =>
  call(`scan-versions/${id}/publish`, { method: 'POST', headers })
const harder = (version: ScanVersion) => Object.assign(version.rule, { from: 80 })

test('a draft is a copy of the published version, or of the one that is named, and changes nothing for visitors', async () => {
  const { status, body } = await call('scan-versions', {
    method: 'POST',
    body: { from_id: version1Id, title: 'Spring' },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ number: 2, title: 'Spring', status: 'draft', definition: version1, is_published: false })
  const { items } = (await call('scan-versions?brief=true')).body
  expect(items.map(({ status }: { status: string }) => status)).toEqual(['draft', 'published'])
  expect(items[0]).not.toHaveProperty('definition')
  expect(items[0].changed_by).toBeTruthy()
  expect((await call('scan-versions', { method: 'POST', body: { from_id: crypto.randomUUID() } })).status).toBe(404)
})

test('a draft may be incomplete, but not of another shape', async () => {
  const draft = await draftWith((version) => Object.assign(version.questions[0] ?? {}, { text: '', pillar: null }))
  const wrong = { ...draft.definition, bands: {} }
  const refused = await call(`scan-versions/${draft.id}`, { method: 'PATCH', body: { definition: wrong } })
  expect(refused.status).toBe(422)
  expect(refused.body.errors[0].path).toMatch(/^definition\.bands\./)
})

test('who saves over what they have not seen is refused, and so is who publishes it', async () => {
  const draft = (await call('scan-versions', { method: 'POST', body: {} })).body
  const seen = { ...editor, 'if-unmodified-since-version': '2020-01-01T00:00:00.000Z' }
  const save = { method: 'PATCH', body: { title: 'Mine' }, headers: seen }
  expect((await call(`scan-versions/${draft.id}`, save)).status).toBe(409)
  expect((await publish(draft.id, seen)).status).toBe(409)
  expect((await publish(draft.id, { ...editor, 'if-unmodified-since-version': draft.updated_at })).status).toBe(200)
})

test('what keeps a version from being published is said, a sentence each', async () => {
  const draft = await draftWith((version) => {
    Object.assign(version.questions[0] ?? {}, { pillar: null })
    Object.assign(version.bands.developing, { to: 60 })
  })
  const { status, body } = await publish(draft.id)
  expect(status).toBe(422)
  expect(body.errors).toEqual([
    { path: 'questions.0.pillar', message: 'Question 1 has no pillar.' },
    { path: 'bands.strong.from', message: 'No band holds a score of 61 to 69.' },
  ])
})

test('publishing retires the version before, and what was published never changes or goes', async () => {
  const [before] = await db.select().from(scanVersions).where(eq(scanVersions.status, 'published'))
  const draft = await draftWith(harder)
  expect((await publish(draft.id)).body).toMatchObject({ status: 'published', published_by: expect.any(String) })
  const statuses = await db.select({ id: scanVersions.id, status: scanVersions.status }).from(scanVersions)
  expect(statuses.filter(({ status }) => status === 'published')).toEqual([{ id: draft.id, status: 'published' }])
  expect(statuses).toContainEqual({ id: before?.id, status: 'retired' })
  for (const id of [draft.id, before?.id]) {
    const refused = await call(`scan-versions/${id}`, { method: 'PATCH', body: { title: 'Other' } })
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('never changes') } })
    expect((await call(`scan-versions/${id}`, { method: 'DELETE' })).status).toBe(409)
    expect((await publish(id)).status).toBe(409)
  }
  const log = await db.select().from(auditEntries).where(eq(auditEntries.item_id, draft.id))
  expect(log.map(({ action }) => action).sort()).toEqual(['create', 'publish', 'update'])
})

test('a result stays as it was scored, and says what its own version says', async () => {
  const answers = Array(16).fill(4)
  const old = await take(answers)
  const first = await findSharedAssessment(db, old)
  const draft = await draftWith((version) => {
    Object.assign(version.rule, { from: 80 })
    Object.assign(version.archetypes.explorer, { name: 'Pathfinder' })
    Object.assign(version.archetypes.catalyst, { name: 'Spark' })
  })
  await publish(draft.id)
  expect(await findSharedAssessment(db, old)).toEqual(first)
  const next = await findSharedAssessment(db, await take(answers))
  expect(next?.result.dominantArchetype).toBe('explorer')
  expect(next?.description.archetype.name).toBe('Pathfinder')
  expect((await call(`assessments/${old}`)).body.description.archetype.name).toBe(first?.description.archetype.name)
})

test('who has begun a version finishes it although another is published meanwhile', async () => {
  const [begun] = await db.select().from(scanVersions).where(eq(scanVersions.status, 'published'))
  const shorter = await draftWith((version) => Object.assign(version.questions[0] ?? {}, { isOn: false }))
  await publish(shorter.id)
  const submit = async (body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await api.request('/functions/assessment-scoring', init)
    return { status: answer.status, body: await answer.json() }
  }
  const answers = Array(16).fill(3)
  const assessToken = 'a-scan-that-was-begun-before'
  const finished = await submit({ answers, assessToken, versionId: begun?.id })
  expect(finished.status).toBe(200)
  const refused = await submit({ answers, assessToken: 'without-a-version' })
  expect(refused.body).toMatchObject({
    status: 422,
    detail: 'Please complete all questions before submitting.',
    errors: [{ path: 'answers', message: 'Exactly 15 answers' }],
  })
  expect((await submit({ answers: answers.slice(1), assessToken: 'the-new-one' })).status).toBe(200)
  // Sent again after a lost answer, even without its version.
  expect((await submit({ answers, assessToken })).body).toEqual(finished.body)
  const draft = (await call('scan-versions', { method: 'POST', body: {} })).body
  for (const versionId of [draft.id, crypto.randomUUID()])
    expect((await submit({ answers, assessToken: 'nowhere', versionId })).body.errors[0].path).toBe('versionId')
})

const published = async () => (await db.select().from(scanVersions).where(eq(scanVersions.status, 'published')))[0]

test('a back-test tells how many of the latest results would come out differently, and which', async () => {
  const count = (await call(`scan-versions/${(await published())?.id}`)).body.definition.questions.filter(
    ({ isOn }: { isOn: boolean }) => isOn,
  ).length
  const high = Array(count).fill(4)
  await take(high, new Date('2026-01-01T10:00:00Z'))
  const kept = await take(high, new Date('2026-01-02T10:00:00Z'))
  await take(Array(count).fill(5), new Date('2026-01-03T10:00:00Z'))
  const draft = await draftWith((version) => {
    Object.assign(version.rule, { from: 95 })
    Object.assign(version.bands.strong, { from: 80 })
    Object.assign(version.bands.developing, { to: 79 })
  })
  await db.update(assessments).set({ dominant_archetype: 'catalyst' })
  const test = async (body: object) =>
    (await call(`scan-versions/${draft.id}/back-test`, { method: 'POST', body })).body
  expect(await test({})).toMatchObject({ total: 3, done: 3, incomparable: 0, changed_archetype: 2, changed_band: 2 })
  const { items } = await test({ last: 2 })
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ id: kept, changes_archetype: true, changes_band: ['ai', 'agility', 'leadership'] })
  expect(items[0].before.pillars.ai).toEqual({ score: 75, band: 'Strong' })
  expect(items[0].after.pillars.ai).toEqual({ score: 75, band: 'Developing' })
  // What is typed and not saved yet can be tried as well.
  const same = { ...draft.definition, rule: version1.rule, bands: version1.bands }
  expect(await test({ definition: same })).toMatchObject({ changed_archetype: 0, changed_band: 0, items: [] })
  expect((await call(`scan-versions/${draft.id}/back-test`, { method: 'POST', body: { last: 10_001 } })).status).toBe(
    422,
  )
})

test('results whose answers say nothing about a pillar are counted apart', async () => {
  const count = (await published())?.definition.questions.filter(({ isOn }) => isOn).length ?? 0
  await take(Array(count).fill(3))
  const draft = await draftWith((version) => {
    version.questions = version.questions.map((question) =>
      question.pillar === 'ai' ? { ...question, id: `new-${question.id}` } : question,
    )
  })
  const { body } = await call(`scan-versions/${draft.id}/back-test`, { method: 'POST', body: {} })
  expect(body).toMatchObject({ total: 1, incomparable: 1, changed_archetype: 0, items: [] })
})

test('a back-test over ten thousand results tells how far it is', async () => {
  const { id, definition } = (await published()) ?? { id: '', definition: version1 }
  const count = definition.questions.filter(({ isOn }) => isOn).length
  await platform.db.execute(`insert into assessments
    (id, assess_token, version_id, answers, dominant_archetype, ai_score, agility_score, leadership_score, message, completed_at)
    select 'result-number-' || lpad(n::text, 10, '0'), 'token-' || n, '${id}',
      (select array_agg(1 + (n * k) % 5) from generate_series(1, ${count}) k), 'bundler', 50, 50, 50, 'm',
      now() - n * interval '1 minute' from generate_series(1, 10000) n`)
  const draft = await draftWith(harder)
  const init = {
    method: 'POST',
    headers: { ...editor, accept: 'application/x-ndjson' },
    body: JSON.stringify({ last: 10_000 }),
  }
  const answer = await app.request(`/api/admin/scan-versions/${draft.id}/back-test`, init)
  const lines = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.slice(0, 3)).toEqual([1, 2, 3].map((n) => ({ total: 10_000, done: n * 1_000 })))
  expect(lines.at(-1)).toMatchObject({ total: 10_000, done: 10_000 })
  expect(lines.at(-1).items).toHaveLength(500)
})
