import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ScoringInput } from '#features/scan/input.ts'
import { eraseOutdatedAssessments } from '#features/scan/personal-data.server.ts'
import { takeAssessment } from '#features/scan/queries.server.ts'
import { assessments } from '#features/scan/tables.server.ts'
import { mailAttachments, mails, rateLimits } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { mailReport } from './mail.server.ts'
import { reportQueue, resumeReports } from './owed.server.ts'

const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://example.org' })
const now = new Date('2031-05-06T07:08:09Z')
const platform = await testPlatform({ environment, now: () => now })
const { db } = platform
const queue = { name: reportQueue, options: {}, resume: resumeReports, perform: async () => {} }
const background = createBackground({ ...platform, queues: [queue] })
await background.prepare()
afterAll(() => background.stop())

const answers = [5, 4, 4, 3, 4, 2, 3, 2, 3, 2, 2, 2, 3, 4, 3, 3]

beforeEach(async () => {
  await db.execute('truncate people, mails, assessments, rate_limits, pgboss.job cascade')
})

type Change = Partial<ScoringInput> & { email?: string; from?: string }

async function take({ email = 'zsofia@example.com', from = '192.0.2.1', ...change }: Change = {}) {
  const assessToken = crypto.randomUUID()
  const personalData = { email: email || undefined, firstName: 'Buy now at evil.example' }
  const { assessmentId } = await takeAssessment(
    platform,
    { answers, assessToken, personalData, mailReport: true, ...change },
    from,
  )
  return { assessToken, assessmentId }
}
const send = (id: string, at = now) => mailReport({ db, environment, now: at }, [], id)
const countJobs = async () =>
  (await db.execute(`select data ->> 'assessmentId' as id from pgboss.job where name = '${reportQueue}'`)).rows

test('whoever asks for the report gets it once, with the pillars drawn and the PDF attached', async () => {
  const { assessmentId, assessToken } = await take()
  expect(await countJobs()).toEqual([{ id: assessmentId }])
  expect(await db.$count(mails)).toBe(0)
  await send(assessmentId)
  await send(assessmentId)
  const [mail, ...others] = await db.select().from(mails)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'scan report', to_address: 'zsofia@example.com', unsubscribe_url: null })
  expect(mail?.subject).toBe('Your readiness scan: Explorer')
  expect(mail?.text).toContain('AI: 75 (Strong)\nAgility: 33 (Growth opportunity)')
  expect(mail?.text).toContain(`https://example.org/assessment/own/${assessToken}`)
  expect(mail?.html).toMatch(/<td width="75%" style="[^"]*background-color:#[\da-f]{6}/)
  const [attachment] = await db.select().from(mailAttachments)
  expect(attachment).toMatchObject({
    file_name: 'transformation-readiness-explorer.pdf',
    content_type: 'application/pdf',
  })
  expect(attachment?.data.subarray(0, 4).toString()).toBe('%PDF')
})

test('nothing that was typed reaches an address that may be a stranger’s', async () => {
  const { assessmentId } = await take()
  await send(assessmentId)
  const [mail] = await db.select().from(mails)
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})

test('without an address, or without a yes, none is sent', async () => {
  const taken = [await take({ email: '' }), await take({ mailReport: false })]
  for (const { assessmentId } of taken) await send(assessmentId)
  expect(await db.$count(mails)).toBe(0)
  expect(await countJobs()).toEqual([])
})

test('what is owed and has lost its job, as after a backup, gets one', async () => {
  const { assessmentId } = await take()
  await db.execute('truncate pgboss.job')
  await db.transaction(resumeReports)
  await db.transaction(resumeReports)
  expect(await countJobs()).toEqual([{ id: assessmentId }])
  await send(assessmentId)
  await db.execute('truncate pgboss.job')
  await db.transaction(resumeReports)
  expect(await countJobs()).toEqual([])
})

test('three reports a day reach one address, whoever asks and however it is written; the fourth scan says so and is not kept', async () => {
  const first = await take()
  await send(first.assessmentId)
  await take({ email: 'Zsofia@example.com', from: '198.51.100.1' })
  await take({ from: '203.0.113.1' })
  const refused = take({ email: 'ZSOFIA@example.com', from: '203.0.113.9' })
  await expect(refused).rejects.toMatchObject({ status: 422, errors: [{ path: 'mailReport' }] })
  expect(await db.$count(assessments)).toBe(3)
  await take({ mailReport: false })
  await take({ email: 'other@example.com' })
  expect(await db.$count(assessments)).toBe(5)
})

test('of three free places four who ask at once take three', async () => {
  const taken = await Promise.allSettled([take(), take(), take(), take()])
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('from one place so many are sent, and no more', async () => {
  await db.insert(rateLimits).values({ key: 'scan-report-address:192.0.2.9', points: 60, expire: Date.now() + 60_000 })
  await expect(take({ from: '192.0.2.9' })).rejects.toMatchObject({ errors: [{ path: 'mailReport' }] })
  await take({ from: '192.0.2.9', mailReport: false })
})

test('a report is kept no longer than the result that it is of', async () => {
  const { assessmentId } = await take()
  await send(assessmentId)
  await db.transaction((tx) => eraseOutdatedAssessments(tx, new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000)))
  expect(await db.$count(mails)).toBe(0)
  expect(await db.$count(mailAttachments)).toBe(0)
})

test('a result that is erased before its report was drawn leaves nobody a mail', async () => {
  const { assessmentId } = await take()
  await db.delete(assessments)
  await send(assessmentId)
  expect(await db.$count(mails)).toBe(0)
})
