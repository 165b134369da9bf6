import { z } from 'zod'
import { isOneLine } from '#platform/one-line.ts'
import { sourceInput } from '#records/visits/source.ts'
import { consentRequired } from './form/outcomes.ts'

const controlCharacters = 'Control characters are not allowed.'

const line = (missing: string, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `Please use at most ${max} characters.`)
    .refine(isOneLine, controlCharacters)

/** What someone may send: by the form, by the page without JavaScript, by the API. */
export const inquiryInput = z.strictObject({
  name: line('Please enter your name.', 200),
  email: line('Please enter your e-mail address.', 254).pipe(z.email('Please enter a valid e-mail address.')),
  company: line('Please enter your company.', 200),
  intent: z
    .string()
    .trim()
    .max(100, 'Please use at most 100 characters.')
    .refine(isOneLine, controlCharacters)
    .nullish()
    .transform((intent) => intent || null),
  message: z
    .string('Please enter a message.')
    .trim()
    .min(1, 'Please enter a message.')
    .max(10_000, 'Please use at most 10000 characters.')
    .refine((text) => isOneLine(text.replace(/[\n\r\t]/g, '')), controlCharacters),
  gdprConsent: z.literal(true, consentRequired.message),
  marketingConsent: z.boolean('Must be true or false.').default(false),
  source: sourceInput,
})

export const inquiryStatuses = ['new', 'in progress', 'answered', 'spam'] as const

export type InquiryStatus = (typeof inquiryStatuses)[number]

export type Inquiry = z.infer<typeof inquiryInput>

/** Printable ASCII, as it travels in a header. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'Must be 1 to 200 visible characters.')
