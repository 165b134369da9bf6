import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { callerNetwork, findSession, type UserEnv } from '#accounts/session.server.ts'
import { choosePassword, hashPassword } from '#accounts/users/accounts.server.ts'
import { callerAddress } from '#platform/http/client-address.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { mailedOrigin } from '#platform/http/request-origin.server.ts'
import { limitBody, refuseForeignWrites } from '#platform/http/write-guard.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { type Company, createAuthCalls } from './calls.server.ts'
import { codeInput, newPasswordInput, resetRequestInput, setUpInput, signInInput } from './input.ts'
import { type Attempt, liftPasswordLock } from './limits.server.ts'
import { ownAccountApi, recordOwn } from './own-account.server.ts'
import { checkPassword } from './password.server.ts'
import { limited, refuseLink, relay } from './relay.server.ts'
import { endSessions } from './sessions.server.ts'
import { checkToken, setUp } from './set-up.server.ts'
import { createSigning } from './signing.server.ts'

/** No answer about a forgotten password comes sooner: how long it takes must not tell whether there is such an account. */
const leastResetTime = 400

const kilobyte = 1024

/** Signing in and out. These paths are all there are; what else the library can do is not to be reached. */
export function authApi(platform: Platform, company: Company, resetTime = leastResetTime) {
  const { db, environment } = platform
  const prepare = createAuthCalls(platform, company)
  const signing = createSigning(platform, prepare)
  const about = async () => ({ company: await company(), host: environment.PUBLIC_URL })
  const api = new Hono<UserEnv>().basePath('/api/auth')
  const attemptBy = (c: Context, kind: Attempt['kind'], account = '') => ({
    kind,
    account,
    address: callerAddress(c, environment.TRUST_PROXY),
  })
  api.use(noStore, refuseForeignWrites(environment), limitBody(16 * kilobyte))

  api.post('/sign-in/email', async (c) => {
    const body = await readBody(c, signInInput)
    return limited(c, db, attemptBy(c, 'sign-in', body.email), () => signing.withPassword(c, body))
  })

  for (const [path, call] of [
    ['/two-factor/verify-totp', 'verifyTOTP'],
    ['/two-factor/verify-backup-code', 'verifyBackupCode'],
  ] as const) {
    api.post(path, async (c) => {
      const body = await readBody(c, codeInput)
      const before = await findSession(platform, c.req.header())
      const attempt = before ? attemptBy(c, 'confirmation', before.user.id) : attemptBy(c, 'second step')
      return limited(c, db, attempt, () => signing.withCode(c, call, body, before))
    })
  }

  api.post('/sign-out', (c) => signing.out(c))

  api.post('/request-password-reset', async (c) => {
    const { email } = await readBody(c, resetRequestInput)
    return limited(c, db, attemptBy(c, 'reset mail', email), async () => {
      const redirectTo = `${mailedOrigin(environment)}/admin/reset-password`
      const { api, headers } = await prepare(c)
      const call = api.requestPasswordReset({ body: { email, redirectTo }, headers, asResponse: true })
      const [answer] = await Promise.all([call, sleep(resetTime)])
      return relay(c, answer, () => ({ success: true }))
    })
  })

  api.post('/reset-password', async (c) => {
    const { token, new_password, end_other_sessions } = await readBody(c, newPasswordInput)
    return limited(c, db, attemptBy(c, 'link'), async () => {
      const { findLink } = await prepare(c)
      const link = await findLink(token)
      if (!link) return refuseLink(c)
      const { id, person } = link
      await checkPassword(new_password, { ...person, ...(await about()) }, 'new_password')
      const passwordHash = await hashPassword(new_password)
      const isChosen = await db.transaction(async (tx) => {
        if (!(await choosePassword(tx, { id, user_id: person.id }, passwordHash))) return false
        if (end_other_sessions) await endSessions(tx, person.id)
        await liftPasswordLock(tx, person.email)
        await recordOwn(tx, { ...person, network: callerNetwork(c, platform) }, { password: 'chosen by mail' })
        return true
      })
      return isChosen ? c.json({ success: true }) : refuseLink(c)
    })
  })

  api.post('/set-up', async (c) => {
    const { token, password, ...person } = await readBody(c, setUpInput)
    return limited(c, db, attemptBy(c, 'link'), async () => {
      await checkToken(db, token)
      await checkPassword(password, { ...person, ...(await about()) }, 'password')
      await setUp(db, token, { ...person, passwordHash: await hashPassword(password) })
      return signing.withPassword(c, { email: person.email, password })
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
