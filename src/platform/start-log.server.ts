import { readFile } from 'node:fs/promises'
import type { Environment } from './environment.server.ts'
import type { Log } from './log.server.ts'

export type Versions = { version: string; node: string }

/** The first line: what runs here, and with which settings. */
export async function logStart(log: Log, environment: Environment): Promise<Versions> {
  const versions = { version: await readVersion(), node: process.versions.node }
  log.info({ ...versions, configuration: describeConfiguration(environment) }, 'starting')
  const { TRUST_PROXY, HOST } = environment
  if (believesAnybody(environment))
    log.warn(
      { TRUST_PROXY, HOST },
      'TRUST_PROXY believes whoever connects, and this listens on every interface: set HOST to the one that the proxy uses, or let nobody else reach the port',
    )
  return versions
}

async function readVersion(): Promise<string> {
  const source = await readFile('package.json', 'utf8').catch(() => '{}')
  return JSON.parse(source).version ?? 'unknown'
}

/** Whoever reaches the port may say who the visitor is. */
export const believesAnybody = ({ TRUST_PROXY, HOST }: Environment) =>
  TRUST_PROXY > 0 && /^(0\.0\.0\.0|::|0)$/.test(HOST)

const plain =
  /^(NODE_ENV|LOG_LEVEL|PORT|HOST|PUBLIC_URL|DATA_DIR|TRUST_PROXY|SAMPLE_CONTENT|CURRENCY|WEBHOOK_LOCAL_TARGETS|CHECK_OUTSIDE_LINKS|HSTS_PRELOAD|OTEL_.*|BACKUP_.*)$/
const address = /_(URL|REGISTRY)$/

/** Secrets, addresses of people, and whatever nobody has thought of here are only said to be set. */
export function describeConfiguration(environment: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(environment)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        if (plain.test(name)) return [name, value]
        return [name, address.test(name) ? withoutAccount(String(value)) : 'set']
      }),
  )
}

/** Where it is, without who gets in and how. */
function withoutAccount(value: string) {
  const { protocol, host, pathname } = new URL(value)
  return `${protocol}//${host}${pathname}`
}
