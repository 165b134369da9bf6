import { and, eq, gt } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { getSecret } from '#platform/database/secrets.server.ts'
import { problem, Refusal } from '#platform/http/problem.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { sessions, users } from './tables.server.ts'

export type Role = (typeof users.$inferSelect)['role']

export type User = { id: string; email: string; name: string; role: Role }

export type Session = { id: string; expires_at: string; user: User & { two_factor_enabled: boolean } }

export type UserEnv = { Variables: { user: User; session: Session } }

type Headers = Record<string, string | undefined>

/** Lets a call through that carries the cookie of a session whose account exists and is enabled at this moment. */
export function requireUser(platform: Platform) {
  return createMiddleware<UserEnv>(async (c, next) => {
    c.header('cache-control', 'no-store')
    const headers = c.req.header()
    const session = await findSession(platform, headers)
    if (!session) return problem(c, 401, 'Please sign in.')
    c.set('user', session.user)
    c.set('session', session)
    const prolonged = await prolong(platform, headers, session)
    if (prolonged) c.header('set-cookie', prolonged, { append: true })
    await next()
  })
}

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
  const [session] = await platform.db
    .select({
      id: sessions.id,
      expires_at: sessions.expires_at,
      user: { id, email, name, role, two_factor_enabled },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(eq(sessions.token, token), gt(sessions.expires_at, platform.now().toISOString()), eq(users.disabled, false)),
    )
  return session
}

const day = 24 * 60 * 60

/** A session ends a week after it was last used; that is written down once a day. */
export const sessionSeconds = 7 * day
const prolongAfter = (sessionSeconds - day) * 1000

async function prolong(platform: Platform, headers: Headers, { id, expires_at }: Session) {
  const now = platform.now().getTime()
  if (Date.parse(expires_at) - now > prolongAfter) return undefined
  const [row] = await platform.db
    .update(sessions)
    .set({ expires_at: new Date(now + sessionSeconds * 1000).toISOString() })
    .where(eq(sessions.id, id))
    .returning({ token: sessions.token })
  if (!row) return undefined
  const { secure, prefix } = cookieSettings(platform, headers)
  const attributes = { maxAge: sessionSeconds, path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  return serializeSigned(`${prefix}.session`, row.token, await authSecret(platform), attributes)
}

/** Whether the cookie is one that we gave: nothing is read for it, so that a made-up one costs nothing. */
export const hasSignedCookie = async (platform: Platform, headers: Headers) =>
  (await readToken(platform, headers)) !== undefined

async function readToken(platform: Platform, headers: Headers) {
  const { prefix } = cookieSettings(platform, headers)
  const name = `${prefix}.session`
  if (!headers.cookie?.includes(name)) return undefined
  return (await parseSigned(headers.cookie, await authSecret(platform), name))[name] || undefined
}

/** `__Host-` binds a cookie to this very host; browsers take it over https alone. */
export function cookieSettings({ environment }: Platform, headers: Headers) {
  const secure = requestOrigin(headers, environment).startsWith('https:')
  return { secure, prefix: secure ? '__Host-tandem' : 'tandem' }
}

const secrets = new WeakMap<Platform, Promise<string>>()

/** What cookies are signed with; read once per process. */
export function authSecret(platform: Platform): Promise<string> {
  const known = secrets.get(platform)
  if (known) return known
  const secret = getSecret(platform.db, 'AUTH_SECRET', platform.environment.AUTH_SECRET)
  secrets.set(platform, secret)
  secret.catch(() => secrets.delete(platform))
  return secret
}
