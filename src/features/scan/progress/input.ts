import { z } from 'zod'
import { sourceInput } from '#records/visits/source.ts'

export const steps = ['questions', 'personal-data', 'result'] as const

/**
 * How far a scan has come. `visit` is a random number of the browser's, and not the token of the assessment. `source` is
 * added to the sums of the day and not kept with it.
 */
export const progressInput = z
  .strictObject({
    visit: z.string().regex(/^[\w-]{22,64}$/, 'From 22 to 64 letters, digits, hyphens and underscores'),
    answered: z.int('A whole number').min(0),
    /** How many are asked. */
    questions: z.int('A whole number').min(1).max(60).default(16),
    step: z.enum(steps),
    source: sourceInput,
  })
  .refine(({ answered, questions }) => answered <= questions, {
    path: ['answered'],
    message: 'Not more than there are questions',
  })

export type Progress = Omit<z.output<typeof progressInput>, 'source'>
