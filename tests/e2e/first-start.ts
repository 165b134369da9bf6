import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startMailServer } from '#platform/mail/smtp.fixture.ts'
import { test as journey } from './journey.ts'
import { temporaryFolder } from './temporary-folder.ts'

type FirstStart = Awaited<ReturnType<typeof startForTheFirstTime>>

/** Journeys on a site where nobody has an account yet, one for each worker. */
export const test = journey.extend<object, { site: FirstStart }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startForTheFirstTime()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

export { expect } from './journey.ts'

async function startForTheFirstTime() {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const folder = await temporaryFolder()
  const mail = await startMailServer()
  const child = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH, HOME, TMPDIR, LANG },
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: join(folder.path, 'data'),
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@example.com',
    },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const lines: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('http')) resolve(line)
    })
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} instead of starting`)))
  })
  return {
    url,
    /** What the first start has printed for whoever started it. */
    setUpLink: lines.join('\n').match(/http\S+\/admin\/set-up\?token=\S+/)?.[0] ?? '',
    received: mail.received,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      process.off('exit', kill)
      await mail.stop()
      await folder.remove()
    },
  }
}
