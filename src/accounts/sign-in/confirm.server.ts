import type { Context } from 'hono'
import { confirmSession } from '#accounts/confirmation.server.ts'
import { callerNetwork, type UserEnv } from '#accounts/session.server.ts'
import { isPasswordOf } from '#accounts/users/accounts.server.ts'
import { callerAddress } from '#platform/http/client-address.server.ts'
import { problem, Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Prepare } from './calls.server.ts'
import { limited } from './relay.server.ts'
import { recordFailure } from './sign-in-log.server.ts'
import { spendCode } from './used-codes.server.ts'

type C = Context<UserEnv>
type Proof = { field: string; isRight: () => Promise<boolean>; refusal: string }

/** Answers a refusal unless this is the password of whoever is signed in; then the session counts as confirmed. */
export const confirmPassword = (platform: Platform, c: C, password: string, field = 'current_password') =>
  confirm(platform, c, {
    field,
    isRight: () => isPasswordOf(platform.db, c.var.user.id, password),
    refusal: 'The password is not right.',
  })

/** The same by a code of the own authenticator app. */
export function confirmCode(platform: Platform, c: C, code: string, prepare: Prepare) {
  const { id, two_factor_enabled } = c.var.session.user
  // The library would take it for the last step of turning it on.
  if (!two_factor_enabled) throw new Refusal(409, 'Two-factor sign-in is not on.')
  async function isRight() {
    const { api, headers } = await prepare(c)
    const answer = await api.verifyTOTP({ body: { code }, headers, asResponse: true })
    return answer.ok && spendCode(platform.db, id, code, platform.now())
  }
  return confirm(platform, c, {
    field: 'code',
    isRight,
    refusal: 'This code is not right. Each works once, for 30 seconds.',
  })
}

async function confirm(platform: Platform, c: C, { field, isRight, refusal }: Proof) {
  const { db, environment, now } = platform
  const attempt = {
    kind: 'confirmation',
    account: c.var.user.id,
    address: callerAddress(c, environment.TRUST_PROXY),
  } as const
  const answer = await limited(c, db, attempt, async () => {
    if (await isRight()) return new Response()
    await recordFailure(db, c.var.user.email, { step: 'confirmation', network: callerNetwork(c, platform) })
    return problem(c, 422, refusal, [{ path: field, message: refusal }])
  })
  if (!answer.ok) return answer
  await confirmSession(db, c.var.session, now())
  return undefined
}
