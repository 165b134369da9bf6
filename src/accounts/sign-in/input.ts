import { z } from 'zod'
import { isOneLine } from '#platform/one-line.ts'
import { passwordLength } from './password-length.ts'

export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email('Not an e-mail address'))

/** Mails and the change log call people by it: it can't begin a line of its own there, nor be read backwards. */
export const personName = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(200)
  .refine(isOneLine, 'A name has one line, and no control characters')

// How long a new one must be is said by `findPasswordFault`; here only what would be work for nothing is refused.
const password = z.string().min(1, 'Required').max(1_000)
const ownPassword = z.string().min(1, 'Required').max(passwordLength.most, 'The password is not right.')

const code = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/\s/g, ''))

export const signInInput = z.strictObject({ email: emailAddress, password })
export const codeInput = z.strictObject({ code })
export const resetRequestInput = z.strictObject({ email: emailAddress })
export const newPasswordInput = withOlderNames({
  token: z.string().min(1).max(200),
  new_password: password,
  end_other_sessions: z.boolean().default(true),
})
export const setUpInput = z.strictObject({
  token: z.string().min(1).max(200),
  email: emailAddress,
  name: personName,
  password,
})
export const ownNameInput = z.strictObject({ name: personName })
/** What every change of one's own credentials carries. */
export const confirmedInput = withOlderNames({ current_password: ownPassword })
export const ownPasswordInput = withOlderNames({
  current_password: ownPassword,
  new_password: password,
  end_other_sessions: z.boolean().default(true),
})
export const confirmInput = z.union(
  [z.strictObject({ password: ownPassword }), z.strictObject({ code })],
  'Give your password or a code',
)
export const sessionInput = z.strictObject({ id: z.uuid() })

const olderNames: Record<string, string> = {
  password: 'current_password',
  currentPassword: 'current_password',
  newPassword: 'new_password',
}

/** These calls had other names for the same; whoever still uses them is understood. */
function withOlderNames<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
    const named = Object.entries(body).map(([name, value]) => [
      Object.hasOwn(olderNames, name) ? olderNames[name] : name,
      value,
    ])
    return Object.fromEntries(named)
  }, z.strictObject(shape))
}
