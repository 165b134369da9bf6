import { eq } from 'drizzle-orm'
import { shortestOpeningToken } from '#features/scan/opening-token.ts'
import { findPeers, type Peers } from '#features/scan/peers/peers.server.ts'
import { findSharedAssessment, type SharedAssessment } from '#features/scan/queries.server.ts'
import type { PillarScores } from '#features/scan/scoring/pillars.ts'
import { assessments, scanVersions } from '#features/scan/tables.server.ts'
import { familyOf } from '#features/scan/versions/family.server.ts'
import type { ScanVersion } from '#features/scan/versions/version.ts'
import type { Database } from '#platform/database/database.server.ts'
import { longDay } from '#ui/long-day.ts'
import { answersByPillar, type PillarAnswers } from './answers.ts'

export type Earlier = { day: string; scores: PillarScores; isSame: boolean }

export type OwnAssessment = SharedAssessment & {
  answers: PillarAnswers[]
  peers: Peers | null
  earlier: Earlier | null
}

/**
 * A result for whoever took the scan: with what they answered, and how that compares. It is opened by the token that their
 * browser made and keeps; a shared link, which has the id, does not.
 */
export async function findOwnAssessment(db: Database, assessToken: string): Promise<OwnAssessment | undefined> {
  if (assessToken.length < shortestOpeningToken) return undefined
  const [own] = await db
    .select({
      id: assessments.id,
      answers: assessments.answers,
      size: assessments.company_size,
      earlierId: assessments.earlier_id,
      definition: scanVersions.definition,
    })
    .from(assessments)
    .innerJoin(scanVersions, eq(scanVersions.id, assessments.version_id))
    .where(eq(assessments.assess_token, assessToken))
  const shared = own && (await findSharedAssessment(db, own.id))
  if (!shared) return undefined
  const { definition, size, earlierId } = own
  const [peers, earlier] = await Promise.all([
    findPeers(db, definition, size),
    earlierId ? findEarlier(db, earlierId, definition) : null,
  ])
  return { ...shared, answers: answersByPillar(definition, own.answers), peers, earlier }
}

async function findEarlier(db: Database, id: string, version: ScanVersion): Promise<Earlier | null> {
  const { completed_at: at, ai_score: ai, agility_score: agility, leadership_score: leadership } = assessments
  const [earlier] = await db
    .select({ at, scores: { ai, agility, leadership }, definition: scanVersions.definition })
    .from(assessments)
    .innerJoin(scanVersions, eq(scanVersions.id, assessments.version_id))
    .where(eq(assessments.id, id))
  if (!earlier) return null
  return {
    day: longDay(earlier.at),
    scores: earlier.scores,
    isSame: familyOf(earlier.definition) === familyOf(version),
  }
}
