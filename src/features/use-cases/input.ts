import { z } from 'zod'
import { htmlBody, optionalAddress, optionalText, requiredText, slug, tagList } from '#platform/input.ts'

/** What users may write. What is left out of a new story gets the table's own default. */
export const useCaseChange = z
  .strictObject({
    slug,
    title: requiredText(300),
    excerpt: optionalText(2_000),
    body: htmlBody,
    hero_image_url: optionalAddress,
    hero_image_alt: optionalText(300),
    published: z.boolean(),
    quote_text: optionalText(2_000),
    quote_name: optionalText(300),
    quote_role: optionalText(300),
    quote_logo_url: optionalAddress,
    show_cta_block: z.boolean(),
    tags: tagList,
  })
  .partial()

export const useCaseInput = useCaseChange.required({ slug: true, title: true })
