import { z } from 'zod'

/** What users may change about an assessment: how long it is kept. */
export const assessmentChange = z.strictObject({ is_client: z.boolean() }).partial()
