import { z } from 'zod'
import { dayOrMoment, moment, optionalText, requiredText } from '#platform/input.ts'
import { isOneLine } from '#platform/one-line.ts'
import { stages } from '#records/people/stages.ts'
import { findUnknown } from './variables.ts'

/** What users may change about a person. The address is what makes them one, and stays. */
export const personChange = z
  .strictObject({
    name: optionalText(200),
    company: optionalText(200),
    role: optionalText(200),
    company_size: optionalText(100),
    phone: optionalText(100),
    owner_id: z.uuid('Please choose somebody.').nullable(),
    stage: z.enum(stages),
    lost_reason: optionalText(2_000),
    value: z
      .number('Please enter a number.')
      .min(0, 'At least 0')
      .max(999_999_999_999, 'That is too much to be kept.')
      .nullable(),
    next_step: optionalText(500),
    next_step_at: dayOrMoment.nullable(),
  })
  .partial()

export const noteInput = z.strictObject({ text: requiredText(20_000) })

const subject = requiredText(300).refine(isOneLine, 'A subject has one line')
const mailText = requiredText(20_000)

const messageId = z
  .string()
  .max(998)
  .regex(/^<[^<>\s]+>$/, 'Not a Message-ID')

/** What is sent to a person. Which template it began with is kept; the words are those that stand here. */
export const mailInput = z.strictObject({
  subject,
  text: mailText,
  template_id: z.uuid().nullish(),
  attach_assessment_id: z.string().max(100).nullish(),
})

/** A mail that came from them by another way. What came along is named, and left out. */
export const messageInput = z.strictObject({
  from: requiredText(500),
  subject: z.string().trim().max(1_000),
  sent_at: moment,
  text: z.string().trim().max(100_000),
  message_id: messageId.optional(),
  references: z.array(messageId).max(20),
  attachments: z
    .array(z.strictObject({ name: requiredText(300), size: z.int().min(0) }))
    .max(100, 'At most 100 attachments'),
})

const templated = (schema: typeof subject) =>
  schema.refine((text) => findUnknown(text) === undefined, { error: ({ input }) => findUnknown(String(input)) ?? '' })

export const templateChange = z
  .strictObject({ title: requiredText(100), subject: templated(subject), text: templated(mailText) })
  .partial()

export const templateInput = templateChange.required()

export const mergeInput = z
  .strictObject({ keep_id: z.uuid(), merge_id: z.uuid() })
  .refine(({ keep_id, merge_id }) => keep_id !== merge_id, {
    path: ['merge_id'],
    message: 'Please choose somebody else.',
  })

/** What a list may be narrowed to and kept under a name. No words that were searched for: they might name somebody. */
export const viewInput = z.strictObject({
  label: requiredText(60),
  filter: z
    .strictObject({
      stage: z.string().max(20),
      owner: z.string().max(40),
      due: z.string().max(20),
      domain: z.string().max(253),
    })
    .partial(),
  sort: z.strictObject({ field: z.string().max(40), order: z.enum(['ASC', 'DESC']) }),
})
