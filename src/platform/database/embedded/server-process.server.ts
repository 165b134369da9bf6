import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { spawnAs } from './account.server.ts'
import type { Place } from './place.server.ts'
import { endProcess, serverShutdown } from './processes.server.ts'
import { listSettings, type Settings } from './settings.server.ts'

type Options = { settings?: Settings | undefined; say: (line: string) => void }

export function spawnServer(place: Place, socketDir: string, { settings, say }: Options) {
  const { binaries, data, account } = place
  const args = ['-D', data, ...listSettings(place, socketDir, settings)]
  const child = spawn(join(binaries.dir, 'bin/postgres'), args, {
    ...spawnAs(account),
    // A session of its own: Ctrl+C in the terminal must reach the app alone, which still has requests to finish.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const pid = child.pid ?? 0
  let isReady = false
  let isStopping = false
  const heard: string[] = []

  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (isReady) {
        if (!isStopping && /^(WARNING|FATAL|PANIC):/.test(line)) say(`PostgreSQL: ${line}`)
        return
      }
      heard.push(line)
      if (!line.includes('ready to accept connections')) return
      isReady = true
      resolve()
    })
    child.on('error', reject)
    child.on('close', () => reject(new Error(`PostgreSQL did not start: ${heard.slice(-20).join(' / ')}`)))
  })

  const exited: Promise<number | null> = once(child, 'exit').then(
    ([code]) => code,
    () => null,
  )
  let isRunning = pid > 0
  const askToEnd = () => child.kill('SIGINT')
  process.once('exit', askToEnd)
  exited.then(() => {
    isRunning = false
    process.off('exit', askToEnd)
  })

  async function stop() {
    isStopping = true
    if (isRunning) await endProcess(pid, () => isRunning, serverShutdown)
  }

  return { pid, ready, exited, stop }
}
