import type { z } from 'zod'

/** The fields that the schema of a form or of a call knows; a row holds more than may be written. */
export const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  Object.keys((schema as z.ZodObject | undefined)?.shape ?? {})
