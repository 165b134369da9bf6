import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { scoringInput } from '#features/scan/input.ts'
import { readPostedForm } from '#features/scan/posted-form.server.ts'
import { findSharedAssessment } from '#features/scan/queries.server.ts'
import type { Description } from '#features/scan/results/describe.ts'
import { askedQuestions } from '#features/scan/scoring/pillars.ts'
import { findVersion } from '#features/scan/versions/queries.server.ts'
import { type Scan, scanOf } from '#features/scan/versions/scan.ts'
import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import { tooManyScans, wording } from '#features/scan/wording.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import { LimitReached } from '#platform/http/rate-limit.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { exampleFigures, exampleName, exampleToken } from './example.server.ts'
import { figuresOf, type TeamFigures } from './figures.ts'
import { teamInput, viewInput } from './input.ts'
import { tokenField } from './kept-form.ts'
import { answeredPath, managePath, teamPath } from './paths.ts'
import {
  closeTeam,
  createTeamScan,
  deleteTeam,
  findManagedTeam,
  findTeam,
  findTeamAnswer,
  joinTeam,
  leaveTeam,
  readTeam,
  reopenTeam,
  type TeamScan,
} from './queries.server.ts'
import { teamTokenOf } from './tokens.server.ts'

/** Whoever has a link may read its page; it is for them and for nobody's memory or search index. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
}

export type RefusedStart = { problem?: string; errors: Record<string, string>; values: Record<string, string> }

export async function answerStartForm(platform: Platform, request: Request, address: string) {
  const form = await readPostedForm(request)
  const [teamName = '', email = '', agreed = ''] = ['teamName', 'email', 'gdprConsent'].map((name) =>
    String(form.get(name) ?? ''),
  )
  const values = { teamName, email, gdprConsent: agreed }
  const input = teamInput.safeParse({ teamName, email, gdprConsent: agreed !== '' })
  if (!input.success) {
    const errors = Object.fromEntries(fieldErrors(input.error).map(({ path, message }) => [path, message]))
    return data<RefusedStart>({ errors, values }, { status: 422 })
  }
  try {
    const { manageToken } = await createTeamScan(platform, input.data, address)
    // It has an address of its own, so a reload makes no second one.
    return redirect(managePath(manageToken), 303)
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    const refused = { problem: tooManyTeams, errors: {}, values }
    return data<RefusedStart>(refused, { status: 429, headers: { 'retry-after': String(error.retryAfter) } })
  }
}

export const tooManyTeams =
  'There were too many team scans from your network or for this address. Please try again later.'

export type TeamPage = { name: string; isClosed: boolean; scan: Scan }

export async function readTeamPage({ primary }: Platform, token: string): Promise<TeamPage | null> {
  if (token === exampleToken) return { name: exampleName, isClosed: false, scan: scanOf(version1Id, version1) }
  const team = await findTeam(primary, token)
  const version = team && (await findVersion(primary, team.version_id))
  return version
    ? { name: team.name, isClosed: team.closed_at !== null, scan: scanOf(version.id, version.definition) }
    : null
}

export type RefusedAnswers = { problem: string; view: string; answers: Record<string, string> }

export async function answerTeamForm(platform: Platform, request: Request, token: string, address: string) {
  const form = await readPostedForm(request)
  const team = await findTeam(platform.primary, token)
  const version = team && (await findVersion(platform.primary, team.version_id))
  if (!version) return data(null, 404)
  const given = askedQuestions(version.definition).map(({ id }) => [id, String(form.get(id) ?? '')] as const)
  const view = String(form.get('view') ?? '')
  const refuse = (problem: string, init: ResponseInit) =>
    data<RefusedAnswers>({ problem, view, answers: Object.fromEntries(given) }, init)
  const seen = viewInput.safeParse(view)
  const answers = scoringInput.shape.answers.safeParse(given.map(([, answer]) => Number(answer)))
  const assessToken = scoringInput.shape.assessToken.safeParse(form.get(tokenField) || randomUUID())
  if (!seen.success || !answers.success || !assessToken.success) return refuse(wording.incomplete, { status: 422 })
  const joining = { view: seen.data, answers: answers.data, assessToken: assessToken.data }
  try {
    return redirect(answeredPath(token, await joinTeam(platform, team, joining, address)), 303)
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message, { status: error.status })
    if (!(error instanceof LimitReached)) throw error
    const headers = { 'retry-after': String(error.retryAfter) }
    return refuse(tooManyScans(error.retryAfter), { status: 429, headers })
  }
}

type OwnAnswer = {
  team: string
  assessmentId: string
  state: 'waiting' | 'shown' | 'left'
  description: Description
}

export async function readOwnAnswer(
  { primary }: Platform,
  { token, assessmentId }: { token: string; assessmentId: string },
): Promise<OwnAnswer | null> {
  const team = await findTeam(primary, token)
  const shared = team && (await findSharedAssessment(primary, assessmentId))
  if (!shared || shared.result.assessmentId !== assessmentId) return null
  const answer = await findTeamAnswer(primary, team, assessmentId)
  const state = !answer ? 'left' : answer.batch_id ? 'shown' : 'waiting'
  return { team: team.name, assessmentId, state, description: shared.description }
}

export async function answerLeaveForm(
  { primary }: Platform,
  { token, assessmentId }: { token: string; assessmentId: string },
) {
  const team = await findTeam(primary, token)
  if (!team) return data(null, 404)
  await leaveTeam(primary, team, assessmentId)
  return redirect(answeredPath(token, assessmentId), 303)
}

export type ManagePage = {
  name: string
  isClosed: boolean
  /** How many have answered, shown or not. */
  answers: number
  figures: TeamFigures | null
  teamUrl: string
  manageUrl: string
  /** Without a mail server the organiser has the link from this page alone. */
  isMailed: boolean
  reportPath: string
}

export async function readManagePage(platform: Platform, token: string, origin: string): Promise<ManagePage | null> {
  const { primary, environment } = platform
  const links = {
    isMailed: readMailSettings(environment).isSetUp,
    teamUrl: origin + teamPath(token === exampleToken ? token : teamTokenOf(token)),
    manageUrl: origin + managePath(token),
    reportPath: `${managePath(token)}/report.pdf`,
  }
  if (token === exampleToken)
    return { name: exampleName, isClosed: false, answers: exampleFigures.count + 1, figures: exampleFigures, ...links }
  const team = await findManagedTeam(primary, token)
  if (!team) return null
  return { name: team.name, isClosed: team.closed_at !== null, ...(await readShown(primary, team)), ...links }
}

/** How many have answered, and what is shown of them. */
export async function readShown(db: Platform['db'], team: TeamScan) {
  const [{ batches, waiting }, version] = await Promise.all([readTeam(db, team), findVersion(db, team.version_id)])
  if (!version) throw new Error('The version of a team scan is gone')
  const shown = batches.reduce((sum, { sums }) => sum + sums.count, 0)
  return { answers: shown + waiting, figures: figuresOf(version.definition, batches) }
}

export async function answerManageForm({ primary, now }: Platform, request: Request, token: string) {
  const form = await readPostedForm(request)
  const team = await findManagedTeam(primary, token)
  if (!team) return data(null, 404)
  const action = form.get('action')
  if (action === 'delete' && form.has('sure')) {
    await deleteTeam(primary, team)
    return data({ isDeleted: true }, 200)
  }
  if (action === 'close') await closeTeam(primary, team, now())
  else if (action === 'reopen') await reopenTeam(primary, team)
  else return data(null, 422)
  return redirect(managePath(token), 303)
}
