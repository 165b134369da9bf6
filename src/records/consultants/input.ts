import { z } from 'zod'
import { optionalAddress, optionalPicture, optionalText, order, requiredText } from '#platform/input.ts'

/** What users may write. What is left out of a new consultant gets the table's own default. */
export const consultantChange = z
  .strictObject({
    name: requiredText(200),
    title: optionalText(300),
    bio: optionalText(5_000),
    profile_image_url: optionalPicture,
    linkedin_url: optionalAddress,
    is_owner: z.boolean(),
    is_mentor: z.boolean(),
    mentor_display_order: order,
    mentor_quote: optionalText(2_000),
    display_order: order,
    tag_ids: z.array(z.uuid()).max(50),
  })
  .partial()

export const consultantInput = consultantChange.required({ name: true })

export const tagInput = z.strictObject({ name: requiredText(100) })
