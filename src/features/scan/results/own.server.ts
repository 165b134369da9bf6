import { eq } from 'drizzle-orm'
import { findSharedAssessment, type SharedAssessment, shortestOpeningToken } from '#features/scan/queries.server.ts'
import { assessments, scanVersions } from '#features/scan/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type PillarAnswers, tellAnswers } from './answers.ts'

export type OwnAssessment = SharedAssessment & { answers: PillarAnswers[] }

/**
 * A result for whoever took the scan: with what they answered. It is opened by the token that their browser made and keeps;
 * a shared link, which has the id, does not.
 */
export async function findOwnAssessment(db: Database, assessToken: string): Promise<OwnAssessment | undefined> {
  if (assessToken.length < shortestOpeningToken) return undefined
  const [own] = await db
    .select({ id: assessments.id, answers: assessments.answers, definition: scanVersions.definition })
    .from(assessments)
    .innerJoin(scanVersions, eq(scanVersions.id, assessments.version_id))
    .where(eq(assessments.assess_token, assessToken))
  const shared = own && (await findSharedAssessment(db, own.id))
  return shared && { ...shared, answers: tellAnswers(own.definition, own.answers) }
}
