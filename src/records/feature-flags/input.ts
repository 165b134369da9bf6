import { z } from 'zod'
import { optionalText, requiredText } from '#platform/input.ts'

export const flagChange = z
  .strictObject({
    feature_name: requiredText(100).regex(/^[a-z][a-z0-9_]*$/, 'Small letters, digits and underscores'),
    is_enabled: z.boolean(),
    description: optionalText(1_000),
    env: requiredText(20),
  })
  .partial()

export const flagInput = flagChange.required({ feature_name: true })
