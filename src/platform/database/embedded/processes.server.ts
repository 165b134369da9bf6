import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a process, or '' when there is none (any more). A zombie has none either. */
export async function getCommand(pid: number) {
  if (process.platform !== 'linux') return ps('-ww', '-o', 'command=', '-p', String(pid))
  const args = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return args.replaceAll('\0', ' ').trim()
}

export async function listProcesses() {
  const pids = process.platform === 'linux' ? await readdir('/proc') : (await ps('-ax', '-o', 'pid=')).split('\n')
  const numbers = pids.map(Number).filter((pid) => pid > 0)
  return Promise.all(numbers.map(async (pid) => ({ pid, command: await getCommand(pid) })))
}

/** Sends the signals in turn, each with its time to act, until `isRunning` is false. */
export async function endProcess(
  pid: number,
  isRunning: () => boolean | Promise<boolean>,
  steps: [NodeJS.Signals, number][],
) {
  for (const [signal, milliseconds] of steps) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
    for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(10)) {
      if (!(await isRunning())) return
    }
  }
  if (await isRunning()) throw new Error(`Process ${pid} doesn't end`)
}

/** Fast shutdown, then immediate shutdown (recovery at the next start), then none. Committed data survives all three. */
export const serverShutdown: [NodeJS.Signals, number][] = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 10_000],
]

async function ps(...args: string[]) {
  const answer = await promisify(execFile)('ps', args).catch(() => ({ stdout: '' }))
  return answer.stdout.trim()
}
