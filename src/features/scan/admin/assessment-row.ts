import type { Description } from '#features/scan/results/describe.ts'
import type { assessments } from '#features/scan/tables.server.ts'

/** An assessment as the admin reads it. */
export type AssessmentRow = Omit<typeof assessments.$inferSelect, 'assess_token' | 'series'> & {
  kept_until: string
  /** What its result says, and which version it was scored by. */
  description: Description
  version_number: number
}

/** Who took it, as far as they said: a name, else an address. */
export const personOf = ({ first_name, last_name, email }: AssessmentRow) =>
  [first_name, last_name].filter(Boolean).join(' ') || email || ''
