import { z } from 'zod'
import { htmlBody, optionalPicture, optionalText, requiredText, slug, tagList } from '#platform/input.ts'
import { compositions } from '#ui/covers/compositions.ts'

/** What users may write. What is left out of a new story gets the table's own default. */
export const useCaseChange = z
  .strictObject({
    slug,
    title: requiredText(300),
    excerpt: optionalText(2_000),
    body: htmlBody,
    hero_image_url: optionalPicture,
    hero_image_alt: optionalText(300),
    cover_composition: z.enum(compositions).nullable(),
    published: z.boolean(),
    quote_text: optionalText(2_000),
    quote_name: optionalText(300),
    quote_role: optionalText(300),
    quote_logo_url: optionalPicture,
    show_cta_block: z.boolean(),
    tags: tagList,
  })
  .partial()

export const useCaseInput = useCaseChange.required({ slug: true, title: true })
