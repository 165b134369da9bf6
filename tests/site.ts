import { addressFor, launchServer, startServer } from '#commands/server-process.ts'
import { authSecret } from './session-cookie.ts'

/** The public key of every site under test. */
export const apiKey = 'public-key-of-the-tests'

export type Site = Awaited<ReturnType<typeof startSite>>

const script = 'build/server/index.js'
const quiet = { LOG_LEVEL: 'silent', PUBLIC_API_KEY: apiKey, AUTH_SECRET: authSecret }

/** A production process of the site that serves already. */
export const startSite = async (settings: Record<string, string> = {}) =>
  startServer(script, { ...quiet, ...settings, ...(await addressFor(settings)) })

/** A production process of the site that may never come to serve. */
export const launchSite = async (settings: Record<string, string>) =>
  launchServer(script, { ...quiet, ...settings, ...(await addressFor(settings)) })
