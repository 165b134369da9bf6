import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.server.ts'
import { administrator } from './staff.ts'

export type SiteProcess = Awaited<ReturnType<typeof startProcess>>

/** One PostgreSQL for several processes of the site, and a connection to change rows as staff would. */
export async function startSharedDatabase() {
  const folder = await mkdtemp('/tmp/tandem-shared-')
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), fallbackDir: join(folder, 'fallback') })
  const { host, port, user, database } = postgres.connection
  const client = new pg.Client(postgres.connection)
  await client.connect()
  return {
    url: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    query: (sql: string, values?: unknown[]) => client.query(sql, values),
    async stop() {
      await client.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A production process of the site on that database. */
export const startProcess = (databaseUrl: string, port = '0') =>
  startSite({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', PORT: port })

/** A production process with these settings and no others. */
export async function startSite(settings: Record<string, string>) {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const site = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH,
      HOME,
      TMPDIR,
      LANG,
      NODE_ENV: 'production',
      PORT: '0',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
  })
  const kill = () => site.kill('SIGKILL')
  process.once('exit', kill)
  site.once('exit', () => process.off('exit', kill))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(site.stdout).on('line', (line) => line.startsWith('http') && resolve(line.trim()))
    site.once('exit', (code) => reject(new Error(`The site ended with ${code} instead of starting`)))
  })
  return {
    url,
    port: new URL(url).port,
    /** Asks it to stop, or ends it without asking; answers how it ended. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | string> {
      if (site.exitCode !== null) return site.exitCode
      site.kill(signal)
      const [code, ending] = await once(site, 'exit')
      return code ?? ending
    },
  }
}
