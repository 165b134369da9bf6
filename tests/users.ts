import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { serializeSigned } from 'hono/utils/cookie'
import { type Role, requireUser, type UserEnv } from '#accounts/session.server.ts'
import { hashOfToken } from '#accounts/session-token.server.ts'
import { authApi } from '#accounts/sign-in/api.server.ts'
import { sessions, users } from '#accounts/tables.server.ts'
import { addAccount, hashPassword } from '#accounts/users/accounts.server.ts'
import { usersApi } from '#admin/users/api.server.ts'
import { problem, Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'

const week = 7 * 24 * 60 * 60 * 1000

/**
 * The headers of a call by a fresh user with an open session:
 * `createApi(platform).request('/api/admin/blog', { headers: await signIn(platform, 'editor') })`.
 */
export async function signIn(platform: Platform, role: Role) {
  const { cookie } = await addSignedIn(platform, role)
  return { cookie, 'content-type': 'application/json' }
}

/** The same with the account itself, for tests that change it meanwhile. */
export async function addSignedIn(platform: Platform, role: Role) {
  const name = role === 'admin' ? 'Ada Admin' : 'Edit Editor'
  const email = `${role}-${randomUUID()}@example.com`
  const [person] = await platform.db.insert(users).values({ name, email, role }).returning()
  if (!person) throw new Error('Nobody was added')
  return { person, cookie: await openSession(platform, person) }
}

async function openSession(platform: Platform, { id }: { id: string }): Promise<string> {
  const token = randomUUID()
  const expires_at = new Date(platform.now().getTime() + week).toISOString()
  await platform.db
    .insert(sessions)
    .values({ user_id: id, token: hashOfToken(token), expires_at, confirmed_at: platform.now().toISOString() })
  const cookie = await serializeSigned('tandem.session', token, platform.authSecret)
  return cookie.split(';')[0] ?? ''
}

/** The calls about accounts, answering as the whole site does; about a forgotten password after `resetTime`. */
export function adminApp(platform: Platform, resetTime?: number) {
  const company = async () => 'Tandem'
  const app = new Hono<UserEnv>()
  app.onError((error, c) => {
    if (error instanceof Refusal) return problem(c, error.status as 400, error.message, error.errors, error.details)
    throw error
  })
  app.route('/', authApi(platform, company, resetTime))
  app.use('/api/admin/*', requireUser(platform))
  app.route('/api/admin', usersApi(platform, company, []))
  return app
}

export const goodPassword = 'purple otter climbs slowly'

/** Someone who can sign in with `goodPassword`. */
export async function addUser(
  { db }: Platform,
  { role = 'editor' as Role, email = `${randomUUID()}@example.com` } = {},
) {
  const passwordHash = await hashOfGoodPassword()
  const person = await db.transaction((tx) => addAccount(tx, { email, name: 'Noor Visser', role, passwordHash }))
  return { ...person, password: goodPassword }
}

let known: Promise<string> | undefined
function hashOfGoodPassword() {
  known ??= hashPassword(goodPassword)
  return known
}

/** The browser of someone who is signed in, without the tenth of a second that it takes to check a password. */
export async function openBrowserOf(person: { id: string }, platform: Platform, app: ReturnType<typeof adminApp>) {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await openSession(platform, person)).split(/=(.*)/)
  browser.cookies.set(name, value)
  return browser
}

/** Someone's browser: keeps the cookies that it is given and sends them back. */
export function openBrowser(app: ReturnType<typeof adminApp>, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>()
  async function send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.request(path, {
      method,
      headers: { ...headers, ...(cookie && { cookie }), ...(body !== undefined && json), ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined, headers: answer.headers }
  }
  return {
    cookies,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown) => send('POST', path, body),
    patch: (path: string, body: unknown, more?: Record<string, string>) => send('PATCH', path, body, more),
    remove: (path: string) => send('DELETE', path),
    signIn: ({ email, password }: { email: string; password: string }) =>
      send('POST', '/api/auth/sign-in/email', { email, password }),
    isSignedIn: async () => (await send('GET', '/api/admin/me')).status === 200,
  }
}

const json = { 'content-type': 'application/json' }
