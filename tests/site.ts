import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The public key of every site under test. */
export const apiKey = 'public-key-of-the-tests'

export type Site = Awaited<ReturnType<typeof startSite>>

/** A production process of the site that serves already. */
export async function startSite(settings: Record<string, string> = {}) {
  const site = launchSite(settings)
  const url = await site.ready
  if (!url) throw new Error(`The site ended with ${await site.ended} instead of starting`)
  return { ...site, url, port: new URL(url).port }
}

/** A production process of the site with these settings, and none of the developer's own (DATABASE_URL, SMTP_URL, …). */
export function launchSite(settings: Record<string, string>) {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const child = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH, HOME, TMPDIR, LANG, NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: '0', PUBLIC_API_KEY: apiKey },
      ...settings,
    },
  })
  const ended: Promise<number | string> = once(child, 'exit').then(([code, signal]) => code ?? signal)
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  ended.then(() => process.off('exit', endWithUs))
  const printed: string[] = []
  const ready = new Promise<string | undefined>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      printed.push(line)
      // The address is the last line of a start that went well.
      if (line.startsWith('http')) resolve(line.trim())
    })
    ended.then(() => resolve(undefined))
  })
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return ended
  }
  return {
    /** Its address, or nothing when it ended before it could serve. */
    ready,
    /** How it ended: a code or a signal. */
    ended,
    printed,
    stop: () => end('SIGTERM'),
    /** As a power cut would: without a chance to do anything. */
    kill: () => end('SIGKILL'),
  }
}
