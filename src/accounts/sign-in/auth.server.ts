import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { admin } from 'better-auth/plugins/admin'
import { defaultRoles } from 'better-auth/plugins/admin/access'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { BetterAuthOptions } from 'better-auth/types'
import { sessionSeconds } from '#accounts/session.server.ts'
import { credentials, sessions, twoFactors, users, verifications } from '#accounts/tables.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { addressHeader } from './calls.server.ts'
import { withHashedTokens } from './hashed-tokens.server.ts'
import { passwordLength } from './password-length.ts'

export type Auth = ReturnType<typeof createAuth>

type Settings = {
  cookies: { secure: boolean; prefix: string }
  /** Of someone who may sign in; the address is that of the page with the token. */
  sendReset: (person: { id: string; email: string; name: string }, address: string) => Promise<void>
}

const hour = 60 * 60

/**
 * The sign-in library on our tables. It is only called by name from `api.server.ts`; its own router, which would offer
 * sign-up and much more, is not mounted.
 */
export function createAuth(platform: Platform, { cookies, sendReset }: Settings) {
  const connect = drizzleAdapter(platform.db, {
    provider: 'pg',
    transaction: true,
    schema: { users, sessions, credentials, verifications, twoFactors },
  })
  return betterAuth({
    appName: 'Tandem',
    secret: platform.authSecret,
    // Links are made by us; without an address the library would look for one in variables that are not ours.
    baseURL: 'http://localhost',
    basePath: '/api/auth',
    database: (options: BetterAuthOptions) => withHashedTokens(connect(options)),
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...timestampFields } },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timestampFields,
      },
      expiresIn: sessionSeconds,
      // `requireUser` prolongs it.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestampFields,
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...timestampFields },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      resetPasswordTokenExpiresIn: hour,
      async sendResetPassword({ user, url, token }) {
        const page = new URL(url).searchParams.get('callbackURL')
        const isDisabled = (user as { banned?: boolean }).banned
        if (!isDisabled) await sendReset(user, `${page}?token=${token}`)
      },
    },
    plugins: [
      admin({
        roles: { admin: defaultRoles.admin, editor: defaultRoles.user },
        defaultRole: 'editor',
        bannedUserMessage: 'This account is disabled. Please ask an administrator.',
        schema: {
          user: { fields: { banned: 'disabled', banReason: 'disabled_reason', banExpires: 'disabled_until' } },
          session: { fields: { impersonatedBy: 'impersonated_by' } },
        },
      }),
      twoFactor({
        issuer: 'Tandem',
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'twoFactors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    advanced: {
      database: { generateId: 'uuid' },
      cookiePrefix: cookies.prefix,
      useSecureCookies: false,
      cookies: { session_token: { name: `${cookies.prefix}.session` } },
      defaultCookieAttributes: { secure: cookies.secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 128 },
    },
    // Counted by us, in the table that everything else is counted in.
    rateLimit: { enabled: false },
    // Its lines may name people. What fails is thrown, and logged once like everything else.
    logger: { disabled: true },
    telemetry: { enabled: false },
  })
}

const timestampFields = { createdAt: 'created_at', updatedAt: 'updated_at' } as const
