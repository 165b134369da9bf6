import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { User } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { LimitReached } from '#platform/http/rate-limit.server.ts'
import { type Attempt, countAttempt, uncountAttempt } from './limits.server.ts'

type Words = { status: ContentfulStatusCode; detail: string }

const again = 'Please sign in again: this took too long, or the code was wrong too often.'

const passwordRefused: Words = { status: 401, detail: 'The e-mail address or the password is not right.' }
const codeRefused: Words = { status: 401, detail: 'This code is not right. Codes change every 30 seconds.' }

/** What the library refuses, in our words. All other refusals of its are a fault of the call. */
const refusals: Record<string, Words> = {
  INVALID_EMAIL_OR_PASSWORD: passwordRefused,
  PASSWORD_TOO_LONG: passwordRefused,
  BANNED_USER: { status: 403, detail: 'This account is disabled. Please ask an administrator.' },
  INVALID_CODE: codeRefused,
  INVALID_BACKUP_CODE: { status: 401, detail: 'This recovery code is not right, or it was used before.' },
  INVALID_TWO_FACTOR_COOKIE: { status: 410, detail: again },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { status: 410, detail: again },
  ACCOUNT_TEMPORARILY_LOCKED: {
    status: 429,
    detail: 'Too many wrong codes. Please try again in a quarter of an hour.',
  },
  INVALID_PASSWORD: { status: 422, detail: 'The password is not right.' },
  TOTP_ALREADY_ENABLED: { status: 409, detail: 'Two-factor sign-in is on already.' },
  TOTP_NOT_ENABLED: { status: 409, detail: 'Two-factor sign-in is not on.' },
  TWO_FACTOR_NOT_ENABLED: { status: 409, detail: 'Two-factor sign-in is not on.' },
  BACKUP_CODES_NOT_ENABLED: { status: 409, detail: 'Two-factor sign-in is not on.' },
  UNAUTHORIZED: { status: 401, detail: 'Please sign in.' },
}

/** The library has no code for it: another call came first and changed what this one is about. */
const overtaken: Words = { status: 409, detail: 'Something else happened at the same moment. Please try again.' }

type Answered = { user?: User; [field: string]: unknown }

/** Answers what the library answered: its cookies as they are, its refusals in our words, of its data what `pick` takes. */
export async function relay(c: Context, answer: Response, pick: (body: Answered) => object) {
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  const body = await answer.json().catch(() => ({}))
  if (answer.ok) return c.json(pick(body ?? {}))
  const words = answer.status === 409 ? overtaken : refusals[body?.code]
  if (!words) throw new Error(`The sign-in library answered ${answer.status} ${body?.code ?? ''}`)
  return problem(c, words.status, words.detail)
}

export const refuseOvertaken = (c: Context) => problem(c, overtaken.status, overtaken.detail)

/** For a password that was right when it was given. */
export const refusePassword = (c: Context) => problem(c, passwordRefused.status, passwordRefused.detail)

export const refuseLink = (c: Context) =>
  problem(c, 410, 'This link has expired or was used before. Please ask for a new one.')

/** For a code that is right, but was used before. */
export const refuseCode = (c: Context) => problem(c, codeRefused.status, codeRefused.detail)

/** Of an account only what its owner may see. */
export function pickUser({ user }: Answered) {
  return { user: user && { id: user.id, email: user.email, name: user.name, role: user.role } }
}

/** Makes an attempt unless there were too many that went wrong. */
export async function limited(c: Context, db: Database, attempt: Attempt, make: () => Promise<Response>) {
  try {
    await countAttempt(db, attempt)
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    c.header('retry-after', String(error.retryAfter))
    return problem(c, 429, `Too many attempts. Please try again in ${inMinutes(error.retryAfter)}.`)
  }
  const answer = await make()
  if (answer.ok && attempt.kind !== 'reset mail') await uncountAttempt(db, attempt)
  return answer
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
