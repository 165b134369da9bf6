import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { cookieSettings, type User } from '#accounts/session.server.ts'
import { callerAddress } from '#platform/http/client-address.server.ts'
import { enqueueMails } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Auth } from './auth.server.ts'
import type { resetMail as ResetMail } from './reset-mail.server.tsx'

export type Prepare = ReturnType<typeof createAuthCalls>

export type Company = () => Promise<string>

/** Our own way to tell the sign-in library the visitor's address, as TRUST_PROXY makes it out. */
export const addressHeader = 'x-client-address'

/** The library, loaded with the first call that needs it: once for plain and once for secure cookies. */
export function createAuthCalls(platform: Platform, company: Company) {
  const { db, environment, log } = platform
  const instances = new Map<string, Promise<Auth>>()

  async function sendReset(person: Parameters<typeof ResetMail>[0], address: string) {
    const { resetMail } = await import('./reset-mail.server.tsx')
    const mail = resetMail(person, address, await company())
    await db.transaction((tx) => enqueueMails(tx, readMailSettings(environment), [mail]))
  }

  async function load(cookies: ReturnType<typeof cookieSettings>) {
    const { createAuth } = await import('./auth.server.ts')
    return createAuth(platform, {
      cookies,
      // The library keeps silent about what goes wrong here, so that nobody can tell whether there is such an account.
      sendReset: (person, address) =>
        sendReset(person, address).catch((error) => log.error({ error }, 'reset mail not kept')),
    })
  }

  /** The library, and of the request's headers those that it may know. */
  return async function prepare(c: Context) {
    const cookies = cookieSettings(platform, c.req.header())
    const loading = instances.get(cookies.prefix) ?? load(cookies)
    instances.set(cookies.prefix, loading)
    loading.catch(() => instances.delete(cookies.prefix))
    const [session, step] = await Promise.all(['session', 'two_factor'].map((kind) => readCookie(c, cookies, kind)))
    const headers = new Headers({
      // As we have read them: of two with one name, the library could take the other than we did.
      cookie: [session, step].flatMap((found) => found?.header ?? []).join('; '),
      'user-agent': (c.req.header('user-agent') ?? '').slice(0, 300),
      [addressHeader]: callerAddress(c, environment.TRUST_PROXY),
    })
    const auth = await loading
    return {
      api: auth.api,
      headers,
      promisePassword: (userId: string, expires: Date) => promisePassword(auth, userId, expires),
      findLink: (token: string) => findPromised(auth, resetName(token), platform.now()),
      findWaiting: async () => (step ? findPromised(auth, step.value, platform.now()) : undefined),
    }
  }

  async function readCookie(c: Context, { prefix }: ReturnType<typeof cookieSettings>, kind: string) {
    const name = `${prefix}.${kind}`
    const { [name]: value } = await parseSigned(c.req.header('cookie') ?? '', platform.authSecret, name)
    return value ? { value, header: await serializeSigned(name, value, platform.authSecret) } : undefined
  }
}

/** Answers the secret of a link, kept as the library keeps those of its own. */
async function promisePassword({ $context }: Auth, userId: string, expires: Date) {
  const token = randomBytes(24).toString('base64url')
  const { internalAdapter } = await $context
  const identifier = resetName(token)
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt: expires })
  return token
}

const resetName = (token: string) => `reset-password:${token}`

/** Whom a link that was mailed, or a second step that is still to come, is for. */
async function findPromised({ $context }: Auth, identifier: string, now: Date) {
  const { internalAdapter } = await $context
  const promise = await internalAdapter.findVerificationValue(identifier)
  if (!promise || promise.expiresAt <= now) return undefined
  const person = await internalAdapter.findUserById(promise.value)
  return person ? { id: promise.id, person: person as unknown as User } : undefined
}
