import type { Context } from 'hono'
import { callerNetwork, findSession, type Session, type User } from '#accounts/session.server.ts'
import { findPasswordHash } from '#accounts/users/accounts.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Prepare } from './calls.server.ts'
import { recordOwn } from './own-account.server.ts'
import { pickUser, refuseCode, refusePassword, relay } from './relay.server.ts'
import { endSession, endSessionWith, forgetExpired, listSessions } from './sessions.server.ts'
import { recordBegun, recordFailure, recordSignIn } from './sign-in-log.server.ts'
import { isSpent, spendCode } from './used-codes.server.ts'

type SecondStep = 'verifyTOTP' | 'verifyBackupCode'

/** Coming in, by a password and perhaps a code, and going out. Each leaves a line in the audit log. */
export function createSigning(platform: Platform, prepare: Prepare) {
  const { db, now } = platform
  const known = (c: Context, user: User) => ({ ...user, network: callerNetwork(c, platform) })

  async function withPassword(c: Context, body: { email: string; password: string }) {
    const { api, headers } = await prepare(c)
    const before = await findSession(platform, c.req.header())
    const refuse = async (answer?: Response) => {
      await recordFailure(db, body.email, { step: 'password', network: callerNetwork(c, platform) })
      return answer ? relay(c, answer, pickUser) : refusePassword(c)
    }
    const hash = await findPasswordHash(db, body.email)
    const answer = await api.signInEmail({ body, headers, asResponse: true })
    if (!answer.ok) return refuse(answer)
    const { twoFactorRedirect, user, token } = await answer.clone().json()
    // Changed while the old one was being checked: this session began too late to be ended with all others.
    if ((await findPasswordHash(db, body.email)) !== hash) {
      if (token) await endSessionWith(db, token)
      return refuse()
    }
    // This browser forgets the key of its earlier session; nobody but a thief could use it any more.
    if (before && (await endSession(db, before.user.id, before.id)))
      await recordSignIn(db, known(c, before.user), 'session-end', { because: 'signed in again' })
    if (twoFactorRedirect) await recordBegun(db, body.email, callerNetwork(c, platform))
    else await recordSignIn(db, known(c, user), 'sign-in')
    await forgetExpired(db, now())
    return relay(c, answer, (body) => (twoFactorRedirect ? { twoFactorRedirect } : pickUser(body)))
  }

  /** The second step or, of somebody who is signed in `before`, the proof that an app has learnt the secret. */
  async function withCode(c: Context, call: SecondStep, body: { code: string }, before: Session | undefined) {
    const { api, headers, findWaiting } = await prepare(c)
    const waiting = before ? undefined : (await findWaiting())?.person
    const refuse = async (answer?: Response) => {
      const email = before?.user.email ?? waiting?.email
      const step = before ? 'confirmation' : 'second step'
      if (email) await recordFailure(db, email, { step, network: callerNetwork(c, platform) })
      return answer ? relay(c, answer, pickUser) : refuseCode(c)
    }
    const isTotp = call === 'verifyTOTP'
    const hash = waiting && (await findPasswordHash(db, waiting.email))
    if (isTotp && waiting && (await isSpent(db, waiting.id, body.code))) return refuse()
    const opened = before ? await listSessions(db, before.user.id, now()) : []
    const answer = await api[call]({ body, headers, asResponse: true })
    if (!answer.ok) return refuse(answer)
    const { token, user } = await answer.clone().json()
    if (waiting && (await findPasswordHash(db, waiting.email)) !== hash) {
      await endSessionWith(db, token)
      return refuse()
    }
    if (isTotp && !(await spendCode(db, user.id, body.code, now()))) {
      // Two came with it at the same moment; the session of the second is known to nobody.
      if (!before) await endSessionWith(db, token)
      return refuse()
    }
    if (!before) await recordSignIn(db, known(c, user), 'sign-in', { second_step: stepNames[call] })
    else if (!before.user.two_factor_enabled) {
      // Those that a password alone has opened would go on without the second step.
      for (const { id } of opened) if (id !== before.id) await endSession(db, user.id, id)
      await recordOwn(db, known(c, before.user), { two_factor: 'on' })
    }
    return relay(c, answer, pickUser)
  }

  async function out(c: Context) {
    const { api, headers } = await prepare(c)
    const before = await findSession(platform, c.req.header())
    const answer = await api.signOut({ headers, asResponse: true })
    if (answer.ok && before) await recordSignIn(db, known(c, before.user), 'sign-out')
    return relay(c, answer, () => ({ success: true }))
  }

  return { withPassword, withCode, out }
}

const stepNames = { verifyTOTP: 'code', verifyBackupCode: 'recovery code' }
