import { z } from 'zod'
import { optionalPicture, order, requiredText } from '#platform/input.ts'

/** What users may write. What is left out of a new reference gets the table's own default. */
export const referenceChange = z
  .strictObject({
    name: requiredText(200),
    logo_url: optionalPicture,
    display_order: order,
    show_text_only: z.boolean(),
  })
  .partial()

export const referenceInput = referenceChange.required({ name: true })
