import { z } from 'zod'
import { questionCount } from '#features/scan/scoring/pillars.ts'

export const steps = ['questions', 'personal-data', 'result'] as const

/** How far a scan has come. `visit` is a random number of the browser's, and not the token of the assessment. */
export const progressInput = z.strictObject({
  visit: z.string().regex(/^[\w-]{22,64}$/, 'From 22 to 64 letters, digits, hyphens and underscores'),
  answered: z.int(`A whole number from 0 to ${questionCount}`).min(0).max(questionCount),
  step: z.enum(steps),
})

export type Progress = z.output<typeof progressInput>
