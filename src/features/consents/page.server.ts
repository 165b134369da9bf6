import { data } from 'react-router'
import type { Platform } from '#platform/platform.server.ts'
import {
  type ConsentState,
  confirmConsent,
  findConsent,
  stateOf,
  withdrawConsent,
} from '#records/consents/queries.server.ts'
import { longDay } from '#ui/long-day.ts'

/** What the page shows. Days are said in words here: the browser would say them in its own time zone and language. */
export type ShownConsent = {
  state: ConsentState
  email: string
  wording: string
  policy_version: string
  given: string
  confirmed: string | null
  withdrawn: string | null
}

/** Shown where its texts are edited. */
export const exampleToken = 'example'

const example: ShownConsent = {
  ...{ state: 'pending', email: 'reka@example.com', wording: 'I would like to receive news.', policy_version: '2.0' },
  ...{ given: '1 March 2026', confirmed: null, withdrawn: null },
}

export async function readConsent({ db, now }: Platform, token: string): Promise<ShownConsent | null> {
  if (token === exampleToken) return example
  const consent = await findConsent(db, token)
  if (!consent) return null
  const { email, wording, policy_version, given_at, confirmed_at, withdrawn_at } = consent
  return {
    ...{ state: stateOf(consent, now()), email, wording, policy_version, given: longDay(given_at) },
    confirmed: confirmed_at && longDay(confirmed_at),
    withdrawn: withdrawn_at && longDay(withdrawn_at),
  }
}

const longest = 8 * 1024

/** What a person or their mail program posts. Answers `done`, or the status of what is not followed by anything. */
export async function answerForm({ db, now }: Platform, request: Request, token: string) {
  // A body of unknown length is refused as well: it may have no end.
  const length = Number(request.headers.get('content-length') || Number.NaN)
  if (!(length <= longest)) throw data(null, { status: 413 })
  const form = await request.formData().catch(() => new FormData())
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
  const answer = form.get('answer')
  if (!isOneClick && answer !== 'confirm' && answer !== 'withdraw') return 422
  const consent = await findConsent(db, token)
  if (!consent) return 404
  if (isOneClick) await withdrawConsent(db, consent, 'one click', now())
  else if (answer === 'confirm') await confirmConsent(db, consent, now())
  else await withdrawConsent(db, consent, 'link', now())
  return isOneClick ? 200 : 'done'
}
