import { z } from 'zod'
import {
  dayOrMoment,
  htmlBody,
  optionalAddress,
  optionalPicture,
  optionalText,
  requiredText,
  slug,
  tagList,
} from '#platform/input.ts'
import { compositions } from '#ui/covers/compositions.ts'

const author = z.union([
  requiredText(300),
  z.strictObject({
    name: requiredText(300),
    slug: slug.optional(),
    bio: z.string().trim().max(2_000).optional(),
    url: optionalAddress.unwrap().optional(),
  }),
])

/** What users may write. What is left out of a new article gets the table's own default. */
export const postChange = z
  .strictObject({
    slug,
    title: requiredText(300),
    teaser: optionalText(2_000),
    content: htmlBody,
    featured_image_url: optionalPicture,
    featured_image_alt: optionalText(300),
    cover_composition: z.enum(compositions).nullable(),
    publish_date: dayOrMoment.nullable(),
    published: z.boolean(),
    tags: tagList,
    authors: z.array(author).max(20),
    author_name: optionalText(300),
    author_bio: optionalText(2_000),
  })
  .partial()

export const postInput = postChange.required({ slug: true, title: true })
