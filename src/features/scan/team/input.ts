import { z } from 'zod'
import { isOneLine } from '#platform/one-line.ts'
import { views } from './anonymity.ts'

const line = (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, `Please use at most ${most} characters.`)
    .refine(isOneLine, 'Control characters are not allowed.')

/** What makes a team scan: by the form, by the page without JavaScript, by the API. */
export const teamInput = z.strictObject({
  // It is mailed to an address that may be a stranger's.
  teamName: line('Please give the team a name.', 100)
    .refine((name) => !/:\/\/|www\./i.test(name), 'Please leave web addresses out of the name.')
    .refine((name) => name === '' || /[\p{L}\p{N}]/u.test(name), 'Please give the team a name that can be read.'),
  email: line('Please enter your e-mail address.', 254).pipe(z.email('Please enter a valid e-mail address.')),
  gdprConsent: z.literal(true, 'Please agree to the processing of your personal data to continue.'),
})

export type TeamInput = z.output<typeof teamInput>

export const viewInput = z.enum(views)
