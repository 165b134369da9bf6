import { and, desc, eq, inArray } from 'drizzle-orm'
import { mailedOrigin } from '#platform/http/request-origin.server.ts'
import type { TimelineEntry, TimelineKind } from '#resources/timeline.ts'
import { makeReport } from './report/downloads.server.ts'
import { describeResult } from './results/describe.ts'
import { archetypeScores } from './scoring/archetypes.ts'
import { assessments, scanVersions } from './tables.server.ts'

/** The scans that a person put their address to. */
export const assessmentEntries: TimelineKind = {
  kind: 'assessment',
  keeps: assessments.person_id,
  async list(db, { ids }, limit) {
    const { id, completed_at: at, dominant_archetype, ai_score, agility_score, leadership_score } = assessments
    const pillarScores = { ai: ai_score, agility: agility_score, leadership: leadership_score }
    const rows = await db
      .select({ id, at, dominant_archetype, pillarScores, version: scanVersions.definition })
      .from(assessments)
      .innerJoin(scanVersions, eq(scanVersions.id, assessments.version_id))
      .where(inArray(assessments.person_id, ids))
      .orderBy(desc(at), desc(id))
      .limit(limit)
    return rows.map(({ id, at, dominant_archetype, pillarScores, version }): TimelineEntry => {
      const result = { dominantArchetype: dominant_archetype, pillarScores, scores: archetypeScores(pillarScores) }
      const { archetype, level, pillars } = describeResult(version, result)
      return {
        kind: 'assessment',
        id,
        at,
        title: `Took the readiness scan: ${archetype.name}`,
        facts: [['Readiness', level]],
        scores: pillars.map(({ name, score }) => ({ label: name, score })),
        address: `/admin/assessments/${id}`,
      }
    })
  },
  async document(platform, features, { ids }, id) {
    const isTheirs = and(eq(assessments.id, id), inArray(assessments.person_id, ids))
    if ((await platform.db.$count(assessments, isTheirs)) === 0) return undefined
    return makeReport(platform, features, id, mailedOrigin(platform.environment))
  },
  suggest([latest]) {
    const [weakest, ...others] = [...(latest?.scores ?? [])].sort((a, b) => a.score - b.score)
    if (!weakest) return undefined
    if (others.every(({ score }) => score === weakest.score)) return `All pillars at ${weakest.score}.`
    return `Weakest pillar: ${weakest.label} ${weakest.score}.`
  },
}
