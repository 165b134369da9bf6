import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { deleteSecretMailsTo } from '#accounts/sign-in/secret-mails.server.ts'
import { takeAssessment } from '#features/scan/queries.server.ts'
import { assessments } from '#features/scan/tables.server.ts'
import { findVersion } from '#features/scan/versions/queries.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockRow, type Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { countFrom, countOne } from '#platform/http/rate-limit.server.ts'
import { mailedOrigin } from '#platform/http/request-origin.server.ts'
import { enqueueMails } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { policyVersion } from '#records/page-content/policy-version.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { normalEmail, upsertPerson } from '#records/people/queries.server.ts'
import { type Answer, type Batch, publish, type View } from './anonymity.ts'
import { manageContent, startContent } from './content.ts'
import type { TeamInput } from './input.ts'
import { organiserMail } from './mail.server.ts'
import { managePath, teamPath } from './paths.ts'
import { teamAnswers, teamBatches, teamScans } from './tables.server.ts'
import { createManageToken, hashOf, teamTokenOf } from './tokens.server.ts'

export type TeamScan = typeof teamScans.$inferSelect

const perHour = (name: string, points: number) => ({ name, points, seconds: 60 * 60 })
const limits = { address: perHour('team-scan-address', 10), network: perHour('team-scan-network', 100) }

/** The address may be a stranger's: nobody gets more mails in a day than this, whoever asks for them. */
const mailLimit = { name: 'team-scan-mail', points: 10, seconds: 24 * 60 * 60 }

/** What follows a plus leads to the same mailbox. */
const mailboxOf = (email: string) => normalEmail(email).replace(/\+.*(?=@)/, '')

/** Makes a team scan and mails its links to the organiser. Throws `LimitReached` when there are too many. */
export async function createTeamScan({ db, environment, now }: Platform, input: TeamInput, address: string) {
  const { teamName: name, email } = input
  const at = now()
  // Read afresh: what a consent records must not lag behind what was shown.
  const [start, text, policy] = await Promise.all([
    getPageContent(db, startContent),
    getPageContent(db, manageContent),
    getPageContent(db, policyVersion),
  ])
  const manageToken = createManageToken()
  const teamToken = teamTokenOf(manageToken)
  await db.transaction(async (tx) => {
    await countFrom(tx, limits, address)
    await countOne(tx, mailLimit, mailboxOf(email))
    const version = await findVersion(tx)
    if (!version) throw new Error('No version of the scan is published')
    const person = await upsertPerson(tx, { email, at })
    const [team] = await tx
      .insert(teamScans)
      .values({
        ...{ name, email, person_id: person.id, version_id: version.id },
        ...{ team_hash: hashOf(teamToken), manage_hash: hashOf(manageToken) },
        ...{ gdpr_wording: start.consent, policy_version: policy.version },
        ...{ used_at: at.toISOString(), created_at: at.toISOString() },
      })
      .returning({ id: teamScans.id })
    if (!team) throw new Error('A team scan was not kept')
    const origin = mailedOrigin(environment)
    const links = { teamUrl: origin + teamPath(teamToken), manageUrl: origin + managePath(manageToken) }
    await enqueueMails(tx, readMailSettings(environment), [organiserMail({ id: team.id, name, email }, links, text)])
  })
  return { teamToken, manageToken }
}

export async function findTeam(db: Database, teamToken: string): Promise<TeamScan | undefined> {
  const [team] = await db
    .select()
    .from(teamScans)
    .where(eq(teamScans.team_hash, hashOf(teamToken)))
  return team
}

export async function findManagedTeam(db: Database, manageToken: string): Promise<TeamScan | undefined> {
  const [team] = await db
    .select()
    .from(teamScans)
    .where(eq(teamScans.manage_hash, hashOf(manageToken)))
  return team
}

type Joining = { view: View; answers: number[]; assessToken: string }

/** Scores somebody's answers and adds them to the team's, once per token. Throws `LimitReached` and `Refusal`. */
export async function joinTeam(platform: Platform, team: TeamScan, joining: Joining, address: string) {
  if (team.closed_at) throw closed()
  const { view, answers, assessToken } = joining
  const taken = { answers, assessToken, versionId: team.version_id, isForTeam: true }
  const { assessmentId } = await takeAssessment(platform, taken, address)
  await platform.db.transaction(async (tx) => {
    // One after the other: what is to be shown depends on who else waits.
    const locked = await lockRow(tx, teamScans, team.id)
    if (!locked || locked.closed_at) throw closed()
    const isSameScan = and(eq(assessments.id, assessmentId), eq(assessments.version_id, team.version_id))
    if ((await tx.$count(assessments, isSameScan)) === 0) throw new Refusal(409, 'These answers are to another scan.')
    const [added] = await tx
      .insert(teamAnswers)
      .values({ assessment_id: assessmentId, team_scan_id: team.id, view })
      .onConflictDoNothing()
      .returning()
    if (!added) return
    await publishWaiting(tx, team.id)
    await tx.update(teamScans).set({ used_at: platform.now().toISOString() }).where(eq(teamScans.id, team.id))
  })
  return assessmentId
}

const closed = () => new Refusal(409, 'This team scan takes no more answers.')

/** Shows those who wait, where there are enough of them. */
async function publishWaiting(tx: Transaction, teamId: string) {
  const lastSplit = sql`(select coalesce(max(number), 0) from ${teamBatches} where team_scan_id = ${teamId} and groups is not null)`
  const open = await tx
    .select()
    .from(teamBatches)
    .where(and(eq(teamBatches.team_scan_id, teamId), gt(teamBatches.number, lastSplit)))
  const { batch_id, view } = teamAnswers
  const { id, answers, ai_score, agility_score, leadership_score } = assessments
  const isUndecided = or(
    isNull(batch_id),
    inArray(
      batch_id,
      open.map((batch) => batch.id),
    ),
  )
  const rows = await tx
    .select({ id, batch_id, view, answers, ai_score, agility_score, leadership_score })
    .from(teamAnswers)
    .innerJoin(assessments, eq(id, teamAnswers.assessment_id))
    .where(and(eq(teamAnswers.team_scan_id, teamId), isUndecided))
  const membersOf = (batch: string | null) => rows.filter((row) => row.batch_id === batch).map(answerOf)
  const batches = open.map(({ id, sums }): Batch => ({ size: sums.count, members: membersOf(id) }))
  const news = publish(membersOf(null), batches)
  if (!news) return
  const number = sql`(select coalesce(max(number), 0) + 1 from ${teamBatches} where team_scan_id = ${teamId})`
  const [batch] = await tx
    .insert(teamBatches)
    .values({ team_scan_id: teamId, number, ...news })
    .returning({ id: teamBatches.id })
  await tx
    .update(teamAnswers)
    .set({ batch_id: batch?.id })
    .where(and(eq(teamAnswers.team_scan_id, teamId), isNull(batch_id)))
}

type Scored = Pick<typeof assessments.$inferSelect, 'answers' | 'ai_score' | 'agility_score' | 'leadership_score'>

/** The three scores, then the answers in the order of the version. */
const answerOf = ({ view, answers, ai_score, agility_score, leadership_score }: Scored & { view: View }): Answer => ({
  view,
  values: [ai_score, agility_score, leadership_score, ...answers],
})

/** Whether somebody's answers are among the team's, and whether they still wait. */
export async function findTeamAnswer(db: Database, team: TeamScan, assessmentId: string) {
  const [answer] = await db.select().from(teamAnswers).where(isAnswer(team, assessmentId))
  return answer
}

/** Takes somebody's answers out again, as long as they wait: what is shown has no parts that could be taken out. */
export async function leaveTeam(db: Database, team: TeamScan, assessmentId: string) {
  await db.transaction(async (tx) => {
    // Not while those who wait are being added up.
    await lockRow(tx, teamScans, team.id)
    await tx.delete(teamAnswers).where(and(isAnswer(team, assessmentId), isNull(teamAnswers.batch_id)))
  })
}

const isAnswer = (team: TeamScan, assessmentId: string) =>
  and(eq(teamAnswers.assessment_id, assessmentId), eq(teamAnswers.team_scan_id, team.id))

export const closeTeam = (db: Database, { id }: TeamScan, now: Date) =>
  db
    .update(teamScans)
    .set({ closed_at: now.toISOString() })
    .where(and(eq(teamScans.id, id), isNull(teamScans.closed_at)))

export const reopenTeam = (db: Database, { id }: TeamScan) =>
  db.update(teamScans).set({ closed_at: null }).where(eq(teamScans.id, id))

/** With all that was shown, and the mail with its links. The results of colleagues stay theirs. */
export const deleteTeam = (db: Database, { id }: TeamScan) =>
  db.transaction(async (tx) => {
    await deleteSecretMailsTo(tx, id)
    await tx.delete(teamScans).where(eq(teamScans.id, id))
  })

/** What the organiser may know of: what is shown, and how many wait to be. */
export async function readTeam(db: Database, { id }: TeamScan) {
  const { sums, groups, number, team_scan_id } = teamBatches
  const isWaiting = and(eq(teamAnswers.team_scan_id, id), isNull(teamAnswers.batch_id))
  const [batches, waiting] = await Promise.all([
    db.select({ sums, groups }).from(teamBatches).where(eq(team_scan_id, id)).orderBy(number),
    db.$count(teamAnswers, isWaiting),
  ])
  return { batches, waiting }
}
