import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { flowContent } from '#features/scan/content.ts'
import { countFunnel } from '#features/scan/progress/visits.server.ts'
import { findOwnAssessment } from '#features/scan/results/own.server.ts'
import { assessments, scanVisits } from '#features/scan/tables.server.ts'
import { scanOf } from '#features/scan/versions/scan.ts'
import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import { rateLimits } from '#platform/database/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { answerNoScriptForm } from './no-script-submission.server.ts'

const platform = await testPlatform()
const { data_address_needed: needed } = flowContent.texts
const { questions } = scanOf(version1Id, version1)

function post(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  address = '192.0.2.1',
  search = '',
) {
  const body = new URLSearchParams(fields).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  const request = new Request(`http://localhost/scan${search}`, {
    method: 'POST',
    body,
    headers: { ...type, ...headers },
  })
  return answerNoScriptForm(request, platform, address)
}

const complete = Object.fromEntries(questions.map(({ id, category }) => [id, category === 'explorer' ? '5' : '2']))

test('without scripts the form is scored and leads to the page of whoever took it', async () => {
  const response = (await post(complete)) as Response
  expect(response.status).toBe(303)
  const [, token = ''] = response.headers.get('location')?.match(/^\/assessment\/own\/([\w-]{36})$/) ?? []
  const own = await findOwnAssessment(platform.db, token)
  expect(own?.result.pillarScores).toEqual({ ai: 100, agility: 25, leadership: 25 })
})

test('without scripts a scan is counted as begun when it is finished, unless that is not wanted', async () => {
  await platform.db.delete(scanVisits)
  await post(complete, { dnt: '1' })
  expect(await platform.db.$count(scanVisits)).toBe(0)
  await post(complete)
  expect(await countFunnel(platform.db, new Date(0))).toMatchObject({ started: 1, personal_data: 1, completed: 1 })
})

test('without scripts a result that the form was opened with is compared with as well', async () => {
  const tokenOf = (response: unknown) => (response as Response).headers.get('location')?.split('/').at(-1) ?? ''
  const first = await findOwnAssessment(platform.db, tokenOf(await post(complete)))
  const search = `?again=https://example.org/assessment/shared/${first?.result.assessmentId}`
  const second = await findOwnAssessment(platform.db, tokenOf(await post(complete, {}, '192.0.2.1', search)))
  expect(second?.earlier).toMatchObject({ scores: first?.result.pillarScores, isSame: true })
  expect(first?.earlier).toBeNull()
})

test('without scripts an incomplete form comes back with what was chosen, and nothing is stored', async () => {
  const before = await platform.db.$count(assessments)
  const { [questions[3]?.id ?? '']: _left, ...incomplete } = complete
  const answer = (await post(incomplete)) as { data: unknown; init: { status: number } }
  expect(answer.init.status).toBe(422)
  expect(answer.data).toMatchObject({
    problem: 'Please complete all questions before submitting.',
    answers: { 'ai-purpose': '5', [questions[3]?.id ?? '']: '' },
  })
  expect(await platform.db.$count(assessments)).toBe(before)
})

test('without scripts somebody may say who they are, and what is wrong comes back with all that was entered', async () => {
  const details = { email: 'zsofia@example.com', companySize: 'medium', role: 'CIO' }
  const response = (await post({ ...complete, ...details, reminder: 'on' })) as Response
  expect(response.status).toBe(303)
  const [row] = await platform.db.select().from(assessments).where(eq(assessments.email, details.email))
  expect(row).toMatchObject({ company_size: 'medium', role: 'CIO', reminder_wording: expect.stringContaining('90') })

  const refusals = [
    [{ email: 'nobody', role: 'CIO' }, 'Some fields are not right.', { email: 'Not an e-mail address' }],
    [{ role: 'CIO', mailReport: 'on' }, needed, { email: needed }],
  ] as const
  for (const [entered, problem, problems] of refusals) {
    const answer = (await post({ ...complete, ...entered })) as { data: unknown; init: ResponseInit }
    expect(answer.init.status).toBe(422)
    expect(answer.data).toMatchObject({ problem, problems, answers: complete, details: { role: 'CIO' } })
  }
})

test.each(['999999', ''])('a form that says it is %s bytes long is not read', async (length) => {
  await expect(post(complete, { 'content-length': length })).rejects.toMatchObject({ init: { status: 413 } })
})

test('too many from one address come back with what was chosen and the time to wait; nothing is stored', async () => {
  await platform.db
    .insert(rateLimits)
    .values({ key: 'scan-address:192.0.2.9', points: 60, expire: Date.now() + 61_000 })
  const before = await platform.db.$count(assessments)
  const answer = (await post(complete, {}, '192.0.2.9')) as { data: unknown; init: ResponseInit }
  expect(answer.init.status).toBe(429)
  expect(Number(new Headers(answer.init.headers).get('retry-after'))).toBeGreaterThan(30)
  expect(answer.data).toEqual({
    problem:
      'There were too many scans from your network. Please try again in 2 minutes. Your answers are kept until then.',
    answers: complete,
    problems: {},
    details: {},
    wishes: { reminder: false, mailReport: false },
  })
  expect(await platform.db.$count(assessments)).toBe(before)
  expect(((await post(complete, {}, '192.0.2.8')) as Response).status).toBe(303)
})
