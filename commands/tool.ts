import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const isScreen = process.stdout.isTTY

/** By its place: both versions are called tsc, and it is chance which of them npm puts beside the other tools. */
export const typeChecker = '../typescript-7/bin/tsc'

type Options = { env?: NodeJS.ProcessEnv; quiet?: boolean }

/**
 * Runs a program of node_modules; true when it ended well. A quiet one prints what it has to say in one piece at its end.
 * A signal that should stop us stops the tool first.
 */
export async function runTool(tool: string, args: string[] = [], { env = {}, quiet = false }: Options = {}) {
  const plain = isScreen ? {} : { NO_COLOR: '1' }
  const child = spawn(join('node_modules/.bin', tool), args, {
    stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...plain, ...env },
  })
  const said: Buffer[] = []
  child.stdout?.on('data', (chunk) => said.push(chunk))
  child.stderr?.on('data', (chunk) => said.push(chunk))
  let stopped: NodeJS.Signals | undefined
  const stop = (signal: NodeJS.Signals) => {
    stopped = signal
    child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  const [code] = await once(child, 'close')
  for (const signal of signals) process.off(signal, stop)
  if (stopped) process.exit(130)
  if (said.length > 0) process.stdout.write(Buffer.concat(said))
  return code === 0
}
