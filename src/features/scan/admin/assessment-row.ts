import type { PillarScores } from '#features/scan/scoring/pillars.ts'
import type { assessments } from '#features/scan/tables.server.ts'

/** An assessment as the admin reads it. */
export type AssessmentRow = Omit<typeof assessments.$inferSelect, 'assess_token'> & { kept_until: string }

export const scoresOf = ({ ai_score, agility_score, leadership_score }: AssessmentRow): PillarScores => ({
  ai: ai_score,
  agility: agility_score,
  leadership: leadership_score,
})

/** Who took it, as far as they said: a name, else an address. */
export const personOf = ({ first_name, last_name, email }: AssessmentRow) =>
  [first_name, last_name].filter(Boolean).join(' ') || email || ''
