import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressFor, startServer } from '../commands/server-process.ts'
import { authSecret } from '../tests/session-cookie.ts'

export const administrator = { email: 'bench@example.com', password: 'nine slow ferries at noon' }

/** What makes that one when the site starts. */
export const withAdministrator = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }

/** The production build as a process of its own, with an empty data folder of its own unless one is given. */
export async function startSite(env: Record<string, string> = {}) {
  const dataDir = env.DATA_DIR ?? (await temporaryDir())
  const started = performance.now()
  const settings = {
    LOG_LEVEL: 'error',
    AUTH_SECRET: authSecret,
    ...env,
    ...(await addressFor(env)),
    DATA_DIR: dataDir,
  }
  const site = await startServer('build/server/index.js', settings)
  const startMs = performance.now() - started
  const page = await fetch(site.url).then((response) => response.text())
  return {
    ...site,
    dataDir,
    startMs,
    apiKey: page.match(/name="api-key" content="([^"]+)"/)?.[1] ?? '',
    /** Memory that the Node process holds, in MB. */
    async memory() {
      const status = await readFile(`/proc/${site.pid}/status`, 'utf8')
      return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024
    },
    async stop() {
      await site.stop()
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Open to be passed through, so that PostgreSQL's own user gets in when the benchmarks run as root. */
export async function temporaryDir() {
  const dir = await mkdtemp(join(tmpdir(), 'bench-'))
  await chmod(dir, 0o711)
  return dir
}
