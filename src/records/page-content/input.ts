import { z } from 'zod'

const key = z
  .string()
  .max(100)
  .regex(/^[a-z0-9][\w.-]*$/i, 'Letters, digits, dots, hyphens and underscores')
  // Texts are read by their keys from objects, and every object has these already.
  .refine((name) => !(name in Object.prototype), 'This name is taken')

/** What users may write: which text a row holds is fixed once it exists. */
export const textChange = z.strictObject({ content: z.string().max(400_000), show_on_homepage: z.boolean() }).partial()

export const textInput = z.strictObject({
  page_key: key,
  section_key: key,
  content: z.string().max(400_000),
  show_on_homepage: z.boolean().optional(),
})
