import { z } from 'zod'
import { passwordLength } from './password-length.ts'

export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email('Not an e-mail address'))

export const personName = z.string().trim().min(1, 'Required').max(200)

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
export const newPasswordInput = z.strictObject({ token: z.string().min(1).max(200), newPassword: password })
export const setUpInput = z.strictObject({
  token: z.string().min(1).max(200),
  email: emailAddress,
  name: personName,
  password,
})
export const ownNameInput = z.strictObject({ name: personName })
export const ownPasswordInput = z.strictObject({ currentPassword: ownPassword, newPassword: password })
export const confirmationInput = z.strictObject({ password: ownPassword })
export const sessionInput = z.strictObject({ id: z.uuid() })
