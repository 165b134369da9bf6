import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { administrator } from './staff.ts'

/** Starts the production build once for all journeys, on a free port with a database of its own. */
export default async function startSite() {
  // Not os.tmpdir(): PostgreSQL may run as another user, who can always enter this folder.
  const folder = await mkdtemp('/tmp/tandem-journeys-')
  await chmod(folder, 0o755)
  const site = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...bareEnvironment(),
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  })
  const stop = async () => {
    const end = site.exitCode ?? (await endOf(site))
    await rm(folder, { recursive: true, force: true })
    if (end !== 0) throw new Error(`The site was asked to stop and ended with ${end} instead of 0`)
  }
  try {
    process.env.BASE_URL = await readAddress(site)
    await waitUntilReady(process.env.BASE_URL)
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
  return stop
}

/** The developer's own settings (DATABASE_URL, SMTP_URL, …) must not reach the site under test. */
function bareEnvironment() {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return { PATH, HOME, TMPDIR, LANG }
}

/** The address is the last line of a start that went well; log lines are JSON. */
async function readAddress(site: ChildProcess): Promise<string> {
  const lines = createInterface({ input: site.stdout as NodeJS.ReadableStream })
  const address = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const found = line.match(/(https?:\/\/[^\s/"]+)\/?$/)?.[1]
      if (found) resolve(found)
      else console.log(`site: ${line}`)
    })
  })
  const end = once(site, 'exit').then(([code]) => {
    throw new Error(`The site ended with ${code} instead of starting`)
  })
  return Promise.race([address, end])
}

async function waitUntilReady(address: string) {
  for (let attemptsLeft = 300; attemptsLeft > 0; attemptsLeft--) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error(`${address}/readyz never said that the site is ready`)
}

async function endOf(site: ChildProcess): Promise<number | string> {
  site.kill('SIGTERM')
  const [code, signal] = await once(site, 'exit')
  return code ?? signal
}
