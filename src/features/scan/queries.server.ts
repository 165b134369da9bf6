import { randomBytes } from 'node:crypto'
import { desc, eq, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { type FieldError, Refusal } from '#platform/http/problem.server.ts'
import { countFrom } from '#platform/http/rate-limit.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { upsertPerson } from '#records/people/queries.server.ts'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import type { Source } from '#records/visits/source.ts'
import { announce } from '#resources/webhooks/announce.server.ts'
import type { ScoringInput } from './input.ts'
import { shortestOpeningToken } from './opening-token.ts'
import { companySizeNames, type PersonalData } from './personal-data.ts'
import { reminderOf } from './reminders/reminders.server.ts'
import { oweReport } from './report/owed.server.ts'
import { type Description, describeResult } from './results/describe.ts'
import { archetypeScores } from './scoring/archetypes.ts'
import { askedQuestions } from './scoring/pillars.ts'
import { type Scoring, score } from './scoring/scoring.ts'
import { assessments, scanVersions } from './tables.server.ts'
import { findVersion, type PublicVersion } from './versions/queries.server.ts'
import { wording } from './wording.ts'

export type Result = Scoring & { assessmentId: string }

/** Scores and stores an assessment, once per token: whoever comes second, even at the same moment, gets the first. */
export function recordAssessment(db: Database, input: ScoringInput, now: Date): Promise<Result> {
  return db.transaction(
    async (tx) => (await storeAssessment(tx, input, now)) ?? getEarlierAssessment(tx, input.assessToken),
  )
}

/** About sixty people in one room within ten minutes: a workshop is scored, a flood is not. */
const tenMinutes = (name: string, points: number) => ({ name, points, seconds: 10 * 60 })
const limits = { address: tenMinutes('scan-address', 60), network: tenMinutes('scan-network', 600) }

type Taking = ScoringInput & { isForTeam?: boolean }

/** The same for what a visitor sends. Throws `LimitReached` when there are too many from one place. */
export async function takeAssessment(platform: Platform, input: Taking, address: string): Promise<Result> {
  const stored = await platform.db.transaction(async (tx) => {
    const stored = await storeAssessment(tx, input, platform.now())
    // What was sent before counts once, so that a lost answer can be asked for again.
    if (!stored) return undefined
    await countFrom(tx, limits, address)
    if (input.mailReport && input.personalData?.email)
      await oweReport(tx, { id: stored.assessmentId, email: input.personalData.email, address, now: platform.now() })
    await announceNamed(tx, input, stored, platform.now())
    return stored
  })
  if (!stored) return getEarlierAssessment(platform.db, input.assessToken)
  const counts = visitCountsOf(platform)
  // A team's form tells nothing on the way: it is begun and finished at once.
  if (input.isForTeam) counts.addStep('scans_started', input.source)
  counts.addStep('scans_finished', input.source)
  if (input.personalData?.email) counts.addStep('scans_named', input.source)
  return stored
}

/** An assessment without an address is nobody's, and nobody hears of it. */
async function announceNamed(tx: Transaction, { personalData }: ScoringInput, stored: Result, now: Date) {
  const { email, firstName, lastName, role, companyName, companySize } = personalData ?? {}
  if (!email) return
  const { assessmentId: id, dominantArchetype: archetype, pillarScores: scores } = stored
  const told = {
    ...{ id, email, first_name: firstName ?? null, last_name: lastName ?? null, role: role ?? null },
    ...{ company: companyName ?? null, company_size: companySize ?? null, archetype, scores },
    completed_at: now.toISOString(),
  }
  await announce(tx, 'assessment.named', told, now)
}

async function storeAssessment(tx: Transaction, input: Taking, now: Date): Promise<Result | undefined> {
  const { answers, assessToken, personalData, source } = input
  const version = await findVersion(tx, input.versionId)
  const problem = findMismatch(version, answers)
  if (!version || problem) {
    // What was stored before is answered again, whatever is asked by now.
    if (await findEarlierAssessment(tx, assessToken)) return undefined
    throw new Refusal(422, problem ? wording.incomplete : noSuchVersion, [problem ?? unknownVersion])
  }
  const { dominantArchetype, pillarScores, message } = score(version.definition, answers)
  const earlier = await findTake(tx, input.earlier)
  const [stored] = await tx
    .insert(assessments)
    .values({
      id: randomBytes(18).toString('base64url'),
      assess_token: assessToken,
      version_id: version.id,
      answers,
      dominant_archetype: dominantArchetype,
      ai_score: pillarScores.ai,
      agility_score: pillarScores.agility,
      leadership_score: pillarScores.leadership,
      message,
      first_name: personalData?.firstName,
      last_name: personalData?.lastName,
      email: personalData?.email,
      role: personalData?.role,
      company_name: personalData?.companyName,
      company_size: personalData?.companySize,
      earlier_id: earlier?.id,
      series: earlier && (earlier.series ?? earlier.id),
      ...(await reminderOf(tx, Boolean(input.reminder && personalData?.email), now)),
      source: personalData?.email ? source : undefined,
      is_for_team: input.isForTeam,
      completed_at: now.toISOString(),
    })
    .onConflictDoNothing({ target: assessments.assess_token })
    .returning(resultColumns)
  if (stored && personalData?.email)
    await keepPerson(tx, stored.id, { ...personalData, email: personalData.email, source }, now)
  return stored && resultOf(stored)
}

async function findTake(tx: Transaction, idOrToken: string | undefined) {
  if (!idOrToken || idOrToken.length < shortestOpeningToken) return undefined
  const { id, series, assess_token } = assessments
  const [take] = await tx
    .select({ id, series })
    .from(assessments)
    .where(or(eq(id, idOrToken), eq(assess_token, idOrToken)))
    .limit(1)
  return take
}

type Said = PersonalData & { email: string; source: Source | undefined }

/** Whoever gives an address is met by it; what else they said stays with the assessment too. */
async function keepPerson(tx: Transaction, id: string, said: Said, at: Date) {
  const { email, firstName, lastName, companyName: company, role, companySize: size, source } = said
  const companySize = size && companySizeNames[size]
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const person = await upsertPerson(tx, { email, name, company, role, companySize, source, at })
  await tx.update(assessments).set({ person_id: person.id }).where(eq(assessments.id, id))
}

const noSuchVersion = 'There is no such version of the scan.'
const unknownVersion = { path: 'versionId', message: noSuchVersion }

/** One answer for each question that the version asks. */
function findMismatch(version: PublicVersion | undefined, answers: number[]): FieldError | undefined {
  const count = version && askedQuestions(version.definition).length
  return count === undefined || count === answers.length
    ? undefined
    : { path: 'answers', message: `Exactly ${count} answers` }
}

async function getEarlierAssessment(db: Database, assessToken: string): Promise<Result> {
  const earlier = await findEarlierAssessment(db, assessToken)
  if (!earlier) throw new Error('An assessment was erased while it was submitted again')
  return resultOf(earlier)
}

async function findEarlierAssessment(db: Database, assessToken: string) {
  const [earlier] = await db.select(resultColumns).from(assessments).where(eq(assessments.assess_token, assessToken))
  return earlier
}

export type SharedAssessment = { result: Result; completedAt: string; description: Description }

/** What is behind a shared link: by the assessment's id, or by the token it was submitted with. */
export async function findSharedAssessment(db: Database, idOrToken: string): Promise<SharedAssessment | undefined> {
  if (idOrToken.length < shortestOpeningToken) return undefined
  const [row] = await db
    .select({ ...resultColumns, completedAt: assessments.completed_at, definition: scanVersions.definition })
    .from(assessments)
    .innerJoin(scanVersions, eq(scanVersions.id, assessments.version_id))
    .where(or(eq(assessments.id, idOrToken), eq(assessments.assess_token, idOrToken)))
    .orderBy(desc(eq(assessments.id, idOrToken)))
    .limit(1)
  if (!row) return undefined
  const { completedAt, definition, ...columns } = row
  const result = resultOf(columns)
  return { result, completedAt, description: describeResult(definition, result) }
}

// Personal data is not among what a result is read from, so it can't leak into one.
const resultColumns = {
  id: assessments.id,
  archetype: assessments.dominant_archetype,
  ai: assessments.ai_score,
  agility: assessments.agility_score,
  leadership: assessments.leadership_score,
  message: assessments.message,
}

type ResultRow = Pick<typeof assessments.$inferSelect, 'id' | 'message'> & {
  archetype: Result['dominantArchetype']
  ai: number
  agility: number
  leadership: number
}

function resultOf({ id, archetype, message, ...pillarScores }: ResultRow): Result {
  return {
    assessmentId: id,
    dominantArchetype: archetype,
    scores: archetypeScores(pillarScores),
    pillarScores,
    message,
  }
}
