import { and, eq, gt } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Platform } from '#platform/platform.server.ts'
import { problem, Refusal } from '#platform/problem.server.ts'
import { requestOrigin } from '#platform/request-origin.server.ts'
import { getSecret } from '#platform/secrets.server.ts'
import { staff, staffSessions } from './tables.server.ts'

export type Role = (typeof staff.$inferSelect)['role']

export type Staff = { id: string; email: string; name: string; role: Role }

export type Session = { id: string; expires_at: string; staff: Staff & { two_factor_enabled: boolean } }

export type StaffEnv = { Variables: { staff: Staff; session: Session } }

type Headers = Record<string, string | undefined>

/** Lets a call through that carries the cookie of a session whose account exists and is enabled at this moment. */
export function requireStaff(platform: Platform) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    c.header('cache-control', 'no-store')
    const headers = c.req.header()
    const session = await findSession(platform, headers)
    if (!session) return problem(c, 401, 'Please sign in.')
    c.set('staff', session.staff)
    c.set('session', session)
    const prolonged = await prolong(platform, headers, session)
    if (prolonged) c.header('set-cookie', prolonged, { append: true })
    await next()
  })
}

/** To be used behind `requireStaff`. */
export function requireRole(role: Role) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    if (!hasRole(c.get('staff'), role)) throw new Refusal(403, 'Only an administrator may do this.')
    await next()
  })
}

/** An administrator may do all that an editor may. */
export const hasRole = (staff: Staff, role: Role) => staff.role === 'admin' || staff.role === role

/** Read afresh every time, so that a disabled account or a changed role takes effect at once on every process. */
export async function findSession(platform: Platform, headers: Headers): Promise<Session | undefined> {
  const token = await readToken(platform, headers)
  if (!token) return undefined
  const { id, email, name, role, two_factor_enabled } = staff
  const [session] = await platform.db
    .select({
      id: staffSessions.id,
      expires_at: staffSessions.expires_at,
      staff: { id, email, name, role, two_factor_enabled },
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staff_id))
    .where(
      and(
        eq(staffSessions.token, token),
        gt(staffSessions.expires_at, platform.now().toISOString()),
        eq(staff.disabled, false),
      ),
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
    .update(staffSessions)
    .set({ expires_at: new Date(now + sessionSeconds * 1000).toISOString() })
    .where(eq(staffSessions.id, id))
    .returning({ token: staffSessions.token })
  if (!row) return undefined
  const { secure, prefix } = cookieSettings(platform, headers)
  const attributes = { maxAge: sessionSeconds, path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  return serializeSigned(`${prefix}.session`, row.token, await authSecret(platform), attributes)
}

async function readToken(platform: Platform, headers: Headers) {
  const { prefix } = cookieSettings(platform, headers)
  const name = `${prefix}.session`
  if (!headers.cookie?.includes(name)) return undefined
  return (await parseSigned(headers.cookie, await authSecret(platform), name))[name]
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
