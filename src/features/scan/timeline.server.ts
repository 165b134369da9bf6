import { desc, inArray } from 'drizzle-orm'
import type { TimelineEntry, TimelineKind } from '#resources/timeline.ts'
import { archetypeNames } from './scoring/archetypes.ts'
import { pillarNames, pillars, readinessLevel } from './scoring/pillars.ts'
import { assessments } from './tables.server.ts'

/** The scans that a person put their address to. */
export const assessmentEntries: TimelineKind = {
  kind: 'assessment',
  keeps: assessments.person_id,
  async list(db, { ids }, limit) {
    const { id, completed_at: at, dominant_archetype, ai_score, agility_score, leadership_score } = assessments
    const rows = await db
      .select({ id, at, dominant_archetype, ai: ai_score, agility: agility_score, leadership: leadership_score })
      .from(assessments)
      .where(inArray(assessments.person_id, ids))
      .orderBy(desc(at), desc(id))
      .limit(limit)
    return rows.map(
      (row): TimelineEntry => ({
        kind: 'assessment',
        id: row.id,
        at: row.at,
        title: `Took the readiness scan: ${archetypeNames[row.dominant_archetype]}`,
        facts: [['Readiness', readinessLevel(row)]],
        scores: pillars.map((pillar) => ({ label: pillarNames[pillar], score: row[pillar] })),
        address: `/admin/assessments/${row.id}`,
      }),
    )
  },
  suggest([latest]) {
    const [weakest] = [...(latest?.scores ?? [])].sort((a, b) => a.score - b.score)
    return weakest && `Weakest pillar: ${weakest.label} ${weakest.score}.`
  },
}
