import { z } from 'zod'
import { emailAddress, personName } from '#accounts/sign-in/input.ts'

// How good it must be is said by `findPasswordFault`.
const password = z.string().min(1, 'Required').max(1_000)

export const roles = ['admin', 'editor'] as const

/** Without a password whoever it is gets an invitation to choose one. */
export const userInput = z.strictObject({
  email: emailAddress,
  name: personName,
  password: password.optional(),
  role: z.enum(roles),
})

/** Whoever changes the own password or address gives the password of now as well. */
export const userChange = userInput.extend({ disabled: z.boolean(), current_password: password }).partial()
