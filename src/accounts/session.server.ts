import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { callerAddress } from '#platform/http/client-address.server.ts'
import { problem, Refusal } from '#platform/http/problem.server.ts'
import { networkOf } from '#platform/http/rate-limit.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { hashOfToken } from './session-token.server.ts'
import { sessions, users } from './tables.server.ts'

export type Role = (typeof users.$inferSelect)['role']

export type User = {
  id: string
  email: string
  name: string
  role: Role
  /** The network that a call came from; the audit log keeps it. */
  network?: string | undefined
  /** Whether the caller has shown a password or a code within the last ten minutes. */
  is_confirmed?: boolean
}

export type Session = {
  id: string
  created_at: string
  expires_at: string
  confirmed_at: string
  user: User & { two_factor_enabled: boolean }
}

export type UserEnv = { Variables: { user: User; session: Session } }

type Headers = Record<string, string | undefined>

/** Lets a call through that carries the cookie of a session whose account exists and is enabled at this moment. */
export function requireUser(platform: Platform) {
  return createMiddleware<UserEnv>(async (c, next) => {
    c.header('cache-control', 'no-store')
    const headers = c.req.header()
    const session = await findSession(platform, headers)
    if (!session) return problem(c, 401, 'Please sign in.')
    const is_confirmed = isConfirmed(session, platform.now())
    const user = { ...session.user, network: callerNetwork(c, platform), is_confirmed }
    c.set('user', user)
    c.set('session', { ...session, user })
    const prolonged = await prolong(platform, headers, session)
    if (prolonged) c.header('set-cookie', prolonged, { append: true })
    await next()
  })
}

const tenMinutes = 10 * 60 * 1000

/** Whoever finds a browser open, or has stolen its cookie, knows neither password nor code. */
export const isConfirmed = ({ confirmed_at }: Session, now: Date) =>
  Date.parse(confirmed_at) + tenMinutes > now.getTime()

/** To be used behind `requireUser`. */
export function requireRole(role: Role) {
  return createMiddleware<UserEnv>(async (c, next) => {
    if (!hasRole(c.get('user'), role)) throw new Refusal(403, 'Only an administrator may do this.')
    await next()
  })
}

/** An administrator may do all that an editor may. */
export const hasRole = (user: User, role: Role) => user.role === 'admin' || user.role === role

/** Read afresh every time, so that a disabled account or a changed role takes effect at once on every process. */
export async function findSession(platform: Platform, headers: Headers): Promise<Session | undefined> {
  const token = await readToken(platform, headers)
  if (!token) return undefined
  const { id, email, name, role, two_factor_enabled } = users
  const oldest = new Date(platform.now().getTime() - longestSeconds * 1000).toISOString()
  const [session] = await platform.db
    .select({
      id: sessions.id,
      created_at: sessions.created_at,
      expires_at: sessions.expires_at,
      confirmed_at: sessions.confirmed_at,
      user: { id, email, name, role, two_factor_enabled },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token, hashOfToken(token)),
        gt(sessions.expires_at, platform.now().toISOString()),
        gt(sessions.created_at, oldest),
        eq(users.disabled, false),
      ),
    )
  return session
}

const day = 24 * 60 * 60

/** A session ends a week after it was last used, written down once a day, and in any case a month after its sign-in. */
export const sessionSeconds = 7 * day
const longestSeconds = 30 * day
const prolongAfter = (sessionSeconds - day) * 1000

async function prolong(platform: Platform, headers: Headers, { id, created_at, expires_at }: Session) {
  const now = platform.now().getTime()
  const end = Math.min(now + sessionSeconds * 1000, Date.parse(created_at) + longestSeconds * 1000)
  if (Date.parse(expires_at) - now > prolongAfter || end <= Date.parse(expires_at)) return undefined
  const token = await readToken(platform, headers)
  const set = { expires_at: new Date(end).toISOString() }
  const [row] = await platform.db.update(sessions).set(set).where(eq(sessions.id, id)).returning({ id: sessions.id })
  if (!row || !token) return undefined
  const { secure, prefix } = cookieSettings(platform, headers)
  const maxAge = Math.floor((end - now) / 1000)
  const attributes = { maxAge, path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  return serializeSigned(`${prefix}.session`, token, platform.authSecret, attributes)
}

/** Whether the cookie is one that we gave: nothing is read for it, so that a made-up one costs nothing. */
export const hasSignedCookie = async (platform: Platform, headers: Headers) =>
  (await readToken(platform, headers)) !== undefined

async function readToken(platform: Platform, headers: Headers) {
  const { prefix } = cookieSettings(platform, headers)
  const name = `${prefix}.session`
  if (!headers.cookie?.includes(name)) return undefined
  return (await parseSigned(headers.cookie, platform.authSecret, name))[name] || undefined
}

/** Not the whole address: enough to see where somebody came from, too little to name a household. */
export function callerNetwork(c: Context, { environment }: Platform): string | undefined {
  const address = callerAddress(c, environment.TRUST_PROXY)
  return address === 'unknown' ? undefined : networkOf(address)
}

/** `__Host-` binds a cookie to this very host; browsers take it over https alone. */
export function cookieSettings({ environment }: Platform, headers: Headers) {
  const secure = requestOrigin(headers, environment).startsWith('https:')
  return { secure, prefix: secure ? '__Host-tandem' : 'tandem' }
}
