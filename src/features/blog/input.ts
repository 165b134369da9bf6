import { z } from 'zod'

const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens')

const shortText = z.string().trim().max(300)
const longText = z.string().trim().max(2_000)
const address = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(https:\/\/|\/(?!\/))/, 'An address that starts with https:// or a path on this site')

/** A list, or one text with commas. Blank and repeated tags are dropped. */
const tags = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .transform((list) => [...new Set(list.map((tag) => tag.trim()).filter(Boolean))])
  .pipe(z.array(z.string().max(100)).max(20))

const author = z.union([
  shortText.min(1),
  z.strictObject({
    name: shortText.min(1),
    slug: slug.optional(),
    bio: longText.optional(),
    url: address.optional(),
  }),
])

/** A day, or a moment with its time zone. */
const publishDate = z.union([z.iso.datetime({ offset: true }), z.iso.date().transform((day) => `${day}T00:00:00.000Z`)])

/** What staff may write. */
export const postInput = z.strictObject({
  slug,
  title: shortText.min(1),
  teaser: longText.nullish(),
  content: z.string().max(400_000).default(''),
  featured_image_url: address.nullish(),
  featured_image_alt: shortText.nullish(),
  publish_date: publishDate.nullish(),
  published: z.boolean().default(false),
  tags: tags.default([]),
  authors: z.array(author).max(20).default([]),
  author_name: shortText.nullish(),
  author_bio: longText.nullish(),
})

export type PostInput = z.output<typeof postInput>
