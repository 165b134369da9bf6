import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { serverEnvironment, serverFlags } from './server-settings.mjs'

/**
 * A server in a process of its own, run as `npm start` runs the site, with these settings and none of the developer's
 * own (DATABASE_URL, SMTP_URL, …). It prints its address once it serves.
 */
export function launchServer(script: string, settings: Record<string, string> = {}, args: string[] = []) {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const child = spawn(process.execPath, [...serverFlags, script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, TMPDIR, LANG, ...serverEnvironment, NODE_ENV: 'production', PORT: '0', ...settings },
  })
  const ended: Promise<number | string> = once(child, 'exit').then(([code, signal]) => code ?? signal)
  // In order: killed, it would leave its PostgreSQL behind.
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  ended.then(() => process.off('exit', endWithUs))
  const printed: string[] = []
  const logged: string[] = []
  const told: string[] = []
  const ready = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        printed.push(line)
        ;(stream === child.stdout ? logged : told).push(line)
        // The address is the last line of a start that went well.
        if (line.startsWith('http')) resolve(line.trim())
        else if (stream === child.stderr && !line.includes('/set-up?')) process.stderr.write(`${line}\n`)
      })
    ended.then(() => resolve(undefined))
  })
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return ended
  }
  return {
    pid: child.pid as number,
    /** Its address, or nothing when it ended before it could serve. */
    ready,
    /** How it ended: a code or a signal. */
    ended,
    /** All it has printed so far; of it, what is meant for whoever collects logs, and for who started it. */
    printed,
    logged,
    told,
    stop: () => end('SIGTERM'),
    /** As a power cut would: without a chance to do anything. */
    kill: () => end('SIGKILL'),
  }
}

/** The same, once it serves. */
export async function startServer(...launch: Parameters<typeof launchServer>) {
  const server = launchServer(...launch)
  const url = await server.ready
  if (!url) throw new Error(`${launch[0]} ended with ${await server.ended} instead of starting`)
  return { ...server, url, port: new URL(url).port }
}

/** Who sends mails has to know the own address before it listens. */
export async function addressFor({ SMTP_URL, PUBLIC_URL, PORT = '0' }: Record<string, string>) {
  if (!SMTP_URL || PUBLIC_URL) return {}
  const port = PORT === '0' ? await findFreePort() : PORT
  return { PORT: port, PUBLIC_URL: `http://localhost:${port}` }
}

export async function findFreePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
