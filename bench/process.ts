import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { serverEnvironment, serverFlags } from '../commands/server-settings.mjs'

/** Starts a server that prints its address, and answers it with a way to end the process. */
export async function startProcess(script: string, args: string[], env: Record<string, string | undefined> = {}) {
  const child = spawn(process.execPath, [...serverFlags, script, ...args], {
    env: { ...process.env, ...serverEnvironment, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A benchmark that breaks off leaves nothing running.
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && resolve(line.trim()))
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)))
  })
  return {
    url,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
