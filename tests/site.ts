import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { launchServer, startServer } from '../commands/server-process.ts'
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

/** Who sends mails has to know the own address before it listens. */
export async function addressFor({ SMTP_URL, PUBLIC_URL, PORT = '0' }: Record<string, string>) {
  if (!SMTP_URL || PUBLIC_URL) return {}
  const port = PORT === '0' ? await findFreePort() : PORT
  return { PORT: port, PUBLIC_URL: `http://localhost:${port}` }
}

async function findFreePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
