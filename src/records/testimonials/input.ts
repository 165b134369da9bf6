import { z } from 'zod'
import { optionalPicture, optionalText, order, requiredText } from '#platform/input.ts'

/** What users may write. What is left out of a new testimonial gets the table's own default. */
export const testimonialChange = z
  .strictObject({
    name: requiredText(200),
    role: optionalText(300),
    company: optionalText(300),
    quote: requiredText(5_000),
    image_url: optionalPicture,
    page_key: requiredText(100),
    display_order: order,
    active: z.boolean(),
  })
  .partial()

export const testimonialInput = testimonialChange.required({ name: true, quote: true, page_key: true })
