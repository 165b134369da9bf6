import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openLossyNetwork } from './lossy-network.ts'

const user = 12_345

/**
 * A place as a container is one: a network of its own, the system and the package read-only, nothing of this project in
 * sight, a user who is not root, and process 1. All that can be written is the volume and what lies in memory. Takes root
 * and bubblewrap.
 */
export async function openSandbox(app: string) {
  const folder = await temporaryFolder()
  const network = openLossyNetwork()
  const passwd = join(folder.path, 'passwd')
  writeFileSync(passwd, `root:x:0:0::/root:/bin/sh\nsite:x:${user}:${user}::/data:/bin/sh\n`)

  const makeVolume = (name: string) => {
    const path = join(folder.path, name)
    mkdirSync(path)
    chownSync(path, user, user)
    return path
  }

  function launch(volume: string, command: string[], settings: Record<string, string> = {}) {
    const system = [
      '--ro-bind',
      '/usr',
      '/usr',
      ...['lib', 'lib64', 'bin'].flatMap((dir) => ['--symlink', `usr/${dir}`, `/${dir}`]),
    ]
    const places = ['--dir', '/opt', '--ro-bind', process.execPath, '/opt/node', '--ro-bind', app, '/app']
    const etc = ['--dir', '/etc', '--ro-bind', passwd, '/etc/passwd']
    const writable = [
      '--bind',
      volume,
      '/data',
      '--perms',
      '1777',
      '--tmpfs',
      '/tmp',
      '--proc',
      '/proc',
      '--dev',
      '/dev',
    ]
    const become = ['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID', '--as-pid-1', '--remount-ro', '/']
    const variables = Object.entries({ PATH: '/usr/bin', DATA_DIR: '/data', LOG_LEVEL: 'warn', ...settings })
    const [program = '', ...args] = [
      ...network.inside,
      ...['bwrap', '--unshare-pid', '--unshare-ipc', '--die-with-parent', ...system, ...places, ...etc, ...writable],
      ...[...become, '--clearenv', ...variables.flatMap(([name, value]) => ['--setenv', name, value])],
      ...['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs', ...command],
    ]
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
    const ended: Promise<number | string> = once(child, 'exit').then(([code, signal]) => code ?? signal)
    return { child, ended }
  }

  return {
    makeVolume,

    /** What a command answered, with what it said beside it. */
    async run(volume: string, command: string[], settings?: Record<string, string>, input?: Buffer) {
      const { child, ended } = launch(volume, command, settings)
      child.stdin.on('error', () => {}).end(input)
      const [output, said, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended])
      return { code, output, said: said.toString() }
    },

    /** The site, once it serves. */
    async start(volume: string, settings: Record<string, string> = {}) {
      const started = performance.now()
      const { child, ended } = launch(volume, ['/opt/node', '/app/server.js'], settings)
      const said: string[] = []
      await new Promise<void>((resolve, reject) => {
        // The address is the last line of a start that went well.
        createInterface(child.stderr).on('line', (line) => (line.startsWith('http') ? resolve() : said.push(line)))
        ended.then((end) => reject(new Error(`ended with ${end}: ${said.join('\n')}`)))
      })
      const seconds = (performance.now() - started) / 1000
      const pid = childOf(child.pid as number)
      return {
        url: `http://${network.there}:3000`,
        seconds,
        said,
        megabytes: () => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
        command: () => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'),
        /** As a container engine does: a signal to its process 1. */
        stop() {
          process.kill(pid, 'SIGTERM')
          return ended
        },
      }
    },

    async close() {
      network.close()
      await folder.remove()
    },
  }
}

function childOf(pid: number): number {
  const [child = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return Number(child)
}
