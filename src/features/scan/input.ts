import { z } from 'zod'
import { isOneLine } from '#platform/one-line.ts'
import { sourceInput } from '#records/visits/source.ts'
import { companySizes, type PersonalData } from './personal-data.ts'

const line = (longest: number) =>
  z
    .string('Must be a text')
    .trim()
    .max(longest, `At most ${longest} characters`)
    .refine(isOneLine, 'Control characters are not allowed')

/** Left out, null, empty and blank all mean the same: not given. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || isBlank(value) ? undefined : value), schema.optional())

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

const personalData = z.strictObject({
  firstName: optional(line(200)),
  lastName: optional(line(200)),
  email: optional(line(254).pipe(z.email('Not an e-mail address'))),
  role: optional(line(200)),
  companyName: optional(line(200)),
  companySize: optional(z.enum(companySizes, 'Not one of the company sizes')),
}) satisfies z.ZodType<PersonalData>

const answer = z.int('A whole number from 1 to 5').min(1, 'From 1 to 5').max(5, 'From 1 to 5')

const token = line(200).min(1, 'Must not be empty')

/** As many as the version asks, pillar by pillar; the scan's own pages send them in the order of its questions. */
export const scoringInput = z.strictObject({
  answers: z.array(answer, 'A list of answers').max(60, 'At most 60 answers'),
  assessToken: token,
  personalData: personalData.nullish(),
  source: sourceInput,
  /** The id or token of a result that this one is compared with; what is none is passed over. */
  earlier: optional(line(200)),
  /** Whether they agreed to be asked by mail to take it again; it needs an address. */
  reminder: z.boolean('Yes or no').optional(),
  /** Whether to have the report sent; it needs an address. */
  mailReport: z.boolean('Yes or no').optional(),
  /** The version that was begun; the published one if nothing is said. */
  versionId: z.guid('Not the id of a version').optional(),
})

export type ScoringInput = z.output<typeof scoringInput>

export const sharedInput = z.strictObject({ assessToken: token })
