import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '#tests/temporary-folder.ts'

export type Process = { pid: number; parent: number; command: string }

export type Tree = Awaited<ReturnType<typeof launchNpmStart>>

type Options = {
  /** What stands before `npm start`, such as `unshare`. */
  before?: string[]
  /** Settings beside those of an embedded database on a port of its own. */
  settings?: Record<string, string>
}

/** `npm start` as a supervisor runs it: in a process group of its own, on a new embedded database. */
export async function launchNpmStart({ before = [], settings = {} }: Options = {}) {
  const folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const { PATH, HOME, LANG } = process.env
  const [program = '', ...args] = [...before, 'npm', 'start']
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, LANG, PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings },
  })
  child.stdout.resume()
  const said: string[] = []
  const ended: Promise<number | string> = once(child, 'exit').then(([code, signal]) => code ?? signal)
  const url = new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      said.push(line)
      if (line.startsWith('http')) resolve(line.trim())
    })
    ended.then((end) => reject(new Error(`ended with ${end}: ${said.join('\n')}`)))
  })
  url.catch(() => {})
  return {
    pid: child.pid as number,
    url,
    ended,
    dataDir,
    said,
    /** All that it consists of, the database included. */
    list: () => listProcesses(dataDir),
    /** The one that answers requests. */
    site: () => findSite(dataDir),
    async remove() {
      for (const { pid } of listProcesses(dataDir)) kill(pid, 'SIGKILL')
      await folder.remove()
    },
  }
}

export function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {}
}

/** Each process tells by its environment or by its command line whose it is. */
function listProcesses(mark: string): Process[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .flatMap((pid) => {
      try {
        const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
        const command = read('cmdline').replaceAll('\0', ' ').trim()
        const [state, parent] = read('stat').split(') ').at(-1)?.split(' ') ?? []
        // Servers of PostgreSQL overwrite both with what they are doing, but stand in its folder.
        const isOurs =
          command.includes(mark) || read('environ').includes(mark) || readlinkSync(`/proc/${pid}/cwd`).startsWith(mark)
        return isOurs && state !== 'Z' ? [{ pid, parent: Number(parent), command }] : []
      } catch {
        return []
      }
    })
}

function findSite(mark: string): Process {
  const site = listProcesses(mark).find(({ command }) => command.includes('commands/start.ts'))
  if (!site) throw new Error('The site does not run')
  return site
}
