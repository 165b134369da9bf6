import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { findSession, type UserEnv } from '#accounts/session.server.ts'
import { hashPassword } from '#accounts/users/accounts.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import { limitBody, refuseForeignWrites } from '#platform/http/write-guard.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { addressOf, type Company, createAuthCalls } from './calls.server.ts'
import { codeInput, newPasswordInput, resetRequestInput, setUpInput, signInInput } from './input.ts'
import type { Attempt } from './limits.server.ts'
import { ownAccountApi, recordOwn } from './own-account.server.ts'
import { checkPassword } from './password.server.ts'
import { limited, pickUser, relay } from './relay.server.ts'
import { forgetExpired } from './sessions.server.ts'
import { checkToken, setUp } from './set-up.server.ts'

/** No answer about a forgotten password comes sooner: how long it takes must not tell whether there is such an account. */
const leastResetTime = 400

const kilobyte = 1024

/** Signing in and out. These paths are all there are; what else the library can do is not to be reached. */
export function authApi(platform: Platform, company: Company, resetTime = leastResetTime) {
  const { db, environment, now } = platform
  const prepare = createAuthCalls(platform, company)
  const api = new Hono<UserEnv>().basePath('/api/auth')
  const attemptBy = (c: Context, kind: Attempt['kind'], account = '') => ({
    kind,
    account,
    address: addressOf(c, environment.TRUST_PROXY),
  })
  api.use(noStore, refuseForeignWrites(environment), limitBody(16 * kilobyte))

  async function signIn(c: Context, body: { email: string; password: string }) {
    const { api, headers } = await prepare(c)
    const answer = await api.signInEmail({ body, headers, asResponse: true })
    if (answer.ok) await forgetExpired(db, now())
    return relay(c, answer, (body) => (body.twoFactorRedirect ? { twoFactorRedirect: true } : pickUser(body)))
  }

  api.post('/sign-in/email', async (c) => {
    const body = await readBody(c, signInInput)
    return limited(c, db, attemptBy(c, 'sign-in', body.email), () => signIn(c, body))
  })

  for (const [path, call] of [
    ['/two-factor/verify-totp', 'verifyTOTP'],
    ['/two-factor/verify-backup-code', 'verifyBackupCode'],
  ] as const) {
    api.post(path, async (c) => {
      const body = await readBody(c, codeInput)
      return limited(c, db, attemptBy(c, 'second step'), async () => {
        const { api, headers } = await prepare(c)
        const before = await findSession(platform, c.req.header())
        const answer = await api[call]({ body, headers, asResponse: true })
        if (answer.ok && before && !before.user.two_factor_enabled)
          await recordOwn(db, before.user, { two_factor: 'on' })
        return relay(c, answer, pickUser)
      })
    })
  }

  api.post('/sign-out', async (c) => {
    const { api, headers } = await prepare(c)
    return relay(c, await api.signOut({ headers, asResponse: true }), () => ({ success: true }))
  })

  api.post('/request-password-reset', async (c) => {
    const { email } = await readBody(c, resetRequestInput)
    return limited(c, db, attemptBy(c, 'reset mail', email), async () => {
      const redirectTo = `${requestOrigin(c.req.header(), environment)}/admin/reset-password`
      const { api, headers } = await prepare(c)
      const call = api.requestPasswordReset({ body: { email, redirectTo }, headers, asResponse: true })
      const [answer] = await Promise.all([call, sleep(resetTime)])
      return relay(c, answer, () => ({ success: true }))
    })
  })

  api.post('/reset-password', async (c) => {
    const body = await readBody(c, newPasswordInput)
    return limited(c, db, attemptBy(c, 'link'), async () => {
      const { api, headers, findResetter } = await prepare(c)
      const person = await findResetter(body.token)
      if (person) await checkPassword(body.newPassword, { ...person, company: await company() }, 'newPassword')
      const answer = await api.resetPassword({ body, headers, asResponse: true })
      if (answer.ok && person) await recordOwn(db, person, { password: 'chosen by mail' })
      return relay(c, answer, () => ({ success: true }))
    })
  })

  api.post('/set-up', async (c) => {
    const { token, password, ...person } = await readBody(c, setUpInput)
    return limited(c, db, attemptBy(c, 'link'), async () => {
      await checkToken(db, token)
      await checkPassword(password, { ...person, company: await company() }, 'password')
      await setUp(db, token, { ...person, passwordHash: await hashPassword(password) })
      return signIn(c, { email: person.email, password })
    })
  })

  api.route('/', ownAccountApi(platform, { company, prepare }))
  api.all('*', (c) => problem(c, 404, 'There is no such call.'))
  return api
}

async function noStore(c: Context, next: () => Promise<void>) {
  c.header('cache-control', 'no-store')
  await next()
}
