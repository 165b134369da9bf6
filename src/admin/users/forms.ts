import { z } from 'zod'
import { findPasswordFault } from '#accounts/sign-in/password.ts'
import { userChange, userInput } from '#accounts/users/input.ts'

type Typed = { email?: string | undefined; password?: string | null | undefined }

/** Says what the server would say about a password before it is sent. */
function judgePassword({ email = '', password }: Typed, context: z.RefinementCtx) {
  const fault = password ? findPasswordFault(password, { email }) : undefined
  if (fault) context.addIssue({ code: 'custom', path: ['password'], message: fault })
}

export const newUser = userInput.superRefine(judgePassword)

/** An empty password keeps the old one. */
export const changedUser = userChange.extend({ password: z.string().nullable() }).partial().superRefine(judgePassword)
