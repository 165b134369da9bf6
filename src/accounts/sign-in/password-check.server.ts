import { Refusal } from '#platform/http/problem.server.ts'
import { findPasswordFault } from './password.ts'

/** Refuses a new password that is too short, too long or too easy to guess. */
export function checkPassword(password: string, about: { email: string; company: string }, path: string) {
  const message = findPasswordFault(password, about)
  if (message) throw new Refusal(422, message, [{ path, message }])
}
