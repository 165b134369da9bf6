import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export const apiKey = 'public-key-of-the-crash-program'

export type Site = Awaited<ReturnType<typeof launch>>

/** A production process of the site with mails that are owed and can't be sent. `ready` answers its address. */
export function launch(settings: Record<string, string>) {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const site = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH, HOME, TMPDIR, LANG, NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: '0' },
      ...{ PUBLIC_API_KEY: apiKey, SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'team@example.com' },
      ...settings,
    },
  })
  const ended = once(site, 'exit').then(([code, signal]) => code ?? signal)
  const kill = () => site.kill('SIGKILL')
  process.once('exit', kill)
  ended.then(() => process.off('exit', kill))
  const ready = new Promise<string | undefined>((resolve) => {
    createInterface(site.stdout).on('line', (line) => line.startsWith('http') && resolve(line.trim()))
    ended.then(() => resolve(undefined))
  })
  return {
    ready,
    ended,
    /** As a power cut would: without a chance to do anything. */
    kill() {
      kill()
      return ended
    },
    stop() {
      site.kill('SIGTERM')
      return ended
    },
  }
}
