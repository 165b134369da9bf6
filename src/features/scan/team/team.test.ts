import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assessments, scanVersions } from '#features/scan/tables.server.ts'
import { version1 } from '#features/scan/versions/version-1.ts'
import { mails } from '#platform/database/tables.server.ts'
import { people } from '#records/people/tables.server.ts'
import {
  answerManageForm,
  answerStartForm,
  answerTeamForm,
  type ManagePage,
  readManagePage,
  readOwnAnswer,
  readTeamPage,
} from './page.server.ts'
import { eraseOutdatedTeamScans, eraseTeamScansOf, exportTeamScans } from './personal-data.server.ts'
import { findTeam, leaveTeam, type TeamScan } from './queries.server.ts'
import { teamAnswers, teamScans } from './tables.server.ts'
import { now, startTeams, tokenIn, valid } from './team.fixture.ts'
import { teamScanEntries } from './timeline.server.ts'

const { platform, db, make, makeTeam, join } = await startTeams()

const shown = async (manageToken: string) =>
  (await readManagePage(platform, manageToken, 'https://site.example')) as ManagePage

function post(fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  return new Request('http://localhost/team', { method: 'POST', body, headers })
}

test('a name and an address make two links, mailed to the organiser, whose card tells of it', async () => {
  const answer = await make(valid)
  expect(answer.status).toBe(201)
  const { teamUrl, manageUrl, ...rest } = await answer.json()
  expect(rest).toEqual({})
  expect(teamUrl).toMatch(/^http:\/\/localhost\/team\/[\w-]{32}$/)
  expect(manageUrl).toMatch(/^http:\/\/localhost\/team\/manage\/[\w-]{32}$/)
  const [mail] = await db.select().from(mails).where(eq(mails.to_address, valid.email))
  expect(mail?.text).toContain(new URL(manageUrl).pathname)
  expect(mail?.text).toContain(new URL(teamUrl).pathname)
  const [person] = await db.select().from(people).where(eq(people.email, 'organiser@example.com'))
  const [entry] = await teamScanEntries.list(db, { ids: [person?.id ?? ''], emails: [] }, 10)
  expect(entry).toMatchObject({
    title: 'Started a team scan: Platform',
    facts: [
      ['Answers', '0'],
      ['State', 'Open'],
    ],
  })
  const kept = JSON.stringify(await db.select().from(teamScans))
  expect(kept).not.toContain(tokenIn(teamUrl))
  expect(kept).not.toContain(tokenIn(manageUrl))
})

test.each([
  ['teamName', { teamName: ' ' }],
  ['teamName', { teamName: 'You have won: https://win.example' }],
  ['teamName', { teamName: '\u200b\u200f' }],
  ['teamName', { teamName: 'Sales\r\nBcc: all@example.com' }],
  ['teamName', { teamName: 'gro.elpmaxe\u202e' }],
  ['email', { email: 'nobody' }],
  ['gdprConsent', { gdprConsent: false }],
  ['more', { more: 1 }],
])('what is wrong with "%s" is said, and nothing is made', async (path, change) => {
  const before = await db.$count(teamScans)
  const answer = await make({ ...valid, ...change })
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors.map((error: { path: string }) => error.path)).toContain(path)
  expect(await db.$count(teamScans)).toBe(before)
})

test('from four answers on the organiser sees figures, and never of fewer', async () => {
  const { manageToken, team } = await makeTeam()
  for (const answer of [1, 5, 1]) await join(team, 'team', answer)
  expect(await shown(manageToken)).toMatchObject({ answers: 3, figures: null })
  await join(team, 'leadership', 5)
  const { answers, figures } = await shown(manageToken)
  expect(answers).toBe(4)
  expect(figures?.pillars).toEqual([
    { key: 'ai', name: 'AI', mean: 50, spread: 50 },
    { key: 'agility', name: 'Agility', mean: 50, spread: 50 },
    { key: 'leadership', name: 'Leadership', mean: 50, spread: 50 },
  ])
  expect(figures?.questions).toHaveLength(5)
  expect(figures?.questions[0]).toMatchObject({ mean: 3, spread: 2 })
  expect(figures?.questions[0]?.text).not.toContain('*')
  expect(figures?.groups).toBeNull()
  await join(team, 'team', 5)
  expect(await shown(manageToken)).toMatchObject({ answers: 5, figures: { count: 4 } })
})

test('leadership stands against team once both are enough', async () => {
  const { manageToken, team } = await makeTeam()
  for (const view of ['leadership', 'team', 'leadership', 'team'] as const) await join(team, view, 3)
  expect((await shown(manageToken)).figures?.groups).toBeNull()
  for (const view of ['leadership', 'team', 'leadership', 'team'] as const)
    await join(team, view, view === 'team' ? 1 : 5)
  const groups = (await shown(manageToken)).figures?.groups
  expect(groups?.counts).toEqual({ leadership: 4, team: 4 })
  expect(groups?.pillars[0]).toEqual({ key: 'ai', name: 'AI', leadership: 75, team: 25 })
})

test('an answer counts once, can be taken out while it waits, and not once it is shown', async () => {
  const { token, manageToken, team } = await makeTeam()
  const sent = crypto.randomUUID()
  const first = await join(team, 'team', 2, sent)
  expect(await join(team, 'team', 4, sent)).toBe(first)
  expect((await shown(manageToken)).answers).toBe(1)
  expect(await readOwnAnswer(platform, { token, assessmentId: first })).toMatchObject({ state: 'waiting' })
  await leaveTeam(db, team, first)
  expect(await readOwnAnswer(platform, { token, assessmentId: first })).toMatchObject({ state: 'left' })
  expect((await shown(manageToken)).answers).toBe(0)
  const others = [
    await join(team, 'team'),
    await join(team, 'team'),
    await join(team, 'team'),
    await join(team, 'team'),
  ]
  await leaveTeam(db, team, others[0] ?? '')
  expect(await shown(manageToken)).toMatchObject({ answers: 4, figures: { count: 4 } })
  await db.delete(assessments).where(eq(assessments.id, others[0] ?? ''))
  expect(await shown(manageToken)).toMatchObject({ answers: 4, figures: { count: 4 } })
  expect(await readOwnAnswer(platform, { token, assessmentId: others[0] ?? '' })).toBeNull()
})

test('everybody is asked what was published when the team scan was made', async () => {
  const { token, team } = await makeTeam()
  const questions = version1.questions.slice(1)
  await db.update(scanVersions).set({ status: 'retired' }).where(eq(scanVersions.status, 'published'))
  await db.insert(scanVersions).values({
    ...{ number: 2, title: 'Shorter', status: 'published', published_at: now.toISOString() },
    definition: { ...version1, questions },
  })
  expect((await readTeamPage(platform, token))?.scan.questions).toHaveLength(16)
  await expect(join(team, 'team')).resolves.toMatch(/^[\w-]{24}$/)
  const later = await makeTeam()
  expect((await readTeamPage(platform, later.token))?.scan.questions).toHaveLength(15)
  await db.delete(teamScans).where(eq(teamScans.id, later.team.id))
  await db.delete(scanVersions).where(eq(scanVersions.number, 2))
  await db.update(scanVersions).set({ status: 'published' }).where(eq(scanVersions.number, 1))
})

const complete = Object.fromEntries(version1.questions.map(({ id }) => [id, '4']))

test('without scripts colleagues answer and reach their own result; what is missing is said and nothing is lost', async () => {
  const { token } = await makeTeam()
  const missing = (await answerTeamForm(platform, post(complete), token, '127.0.0.1')) as {
    data: unknown
    init: object
  }
  expect(missing.init).toMatchObject({ status: 422 })
  expect(missing.data).toMatchObject({ answers: complete, view: '' })
  const done = await answerTeamForm(platform, post({ ...complete, view: 'other' }), token, '127.0.0.1')
  const location = (done as Response).headers.get('location') ?? ''
  expect(location).toMatch(new RegExp(`^/team/${token}/answered/[\\w-]{24}$`))
  const own = await readOwnAnswer(platform, { token, assessmentId: tokenIn(location) })
  expect(own?.description.pillars.map(({ score }) => score)).toEqual([75, 75, 75])
})

test('without scripts a team scan is made, closed, reopened and deleted', async () => {
  const refused = await answerStartForm(
    platform,
    post({ teamName: 'Sales', email: 'x', gdprConsent: 'on' }),
    '127.0.0.1',
  )
  expect(refused).toMatchObject({
    data: {
      values: { teamName: 'Sales', email: 'x', gdprConsent: 'on' },
      errors: { email: 'Please enter a valid e-mail address.' },
    },
  })
  const form = { teamName: 'Sales', email: 'sales@example.com', gdprConsent: 'on' }
  const made = (await answerStartForm(platform, post(form), '127.0.0.1')) as Response
  const manageToken = tokenIn(made.headers.get('location') ?? '')
  const { teamUrl } = await shown(manageToken)
  const team = (await findTeam(db, tokenIn(teamUrl))) as TeamScan
  const act = (action: string, more = {}) => answerManageForm(platform, post({ action, ...more }), manageToken)
  await act('close')
  expect((await readTeamPage(platform, tokenIn(teamUrl)))?.isClosed).toBe(true)
  await expect(join(team, 'team')).rejects.toThrow('takes no more answers')
  await act('reopen')
  const mine = await join(team, 'team')
  expect(await act('delete')).toMatchObject({ init: { status: 422 } })
  expect(await act('delete', { sure: 'on' })).toMatchObject({ data: { isDeleted: true } })
  expect(await readManagePage(platform, manageToken, '')).toBeNull()
  expect(await db.$count(mails, eq(mails.to_address, form.email))).toBe(0)
  expect(await db.$count(teamAnswers, eq(teamAnswers.assessment_id, mine))).toBe(0)
  expect(await db.$count(assessments, eq(assessments.id, mine))).toBe(1)
})

test('the page of the organiser says whether its link was mailed', async () => {
  const { manageToken } = await makeTeam()
  expect((await shown(manageToken)).isMailed).toBe(false)
  const environment = { ...platform.environment, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com' }
  expect(await readManagePage({ ...platform, environment }, manageToken, '')).toMatchObject({ isMailed: true })
})

test('what is kept of an organiser is exported and erased, at the latest six months after the last answer', async () => {
  const { email, team } = await makeTeam()
  const [copy] = await exportTeamScans(db, email.toUpperCase())
  expect(copy).toMatchObject({ name: 'Platform', policy_version: expect.any(String) })
  expect(JSON.stringify(copy)).not.toContain('hash')
  const later = (months: number) => new Date(Date.UTC(2031, 4 + months, 6, 9))
  const isKept = () => db.$count(teamScans, eq(teamScans.id, team.id))
  await db.transaction((tx) => eraseOutdatedTeamScans(tx, later(5)))
  expect(await isKept()).toBe(1)
  const erased = await db.transaction((tx) => eraseTeamScansOf(tx, email))
  expect(erased).toMatchObject({ counts: { team_scans: 1 }, consents: [{ gdpr_consent: true }] })
  const other = await makeTeam()
  await db.transaction((tx) => eraseOutdatedTeamScans(tx, later(7)))
  expect(await db.$count(teamScans, eq(teamScans.id, other.team.id))).toBe(0)
})
