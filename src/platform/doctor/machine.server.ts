import { constants } from 'node:fs'
import { access, readFile, stat, statfs } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { Environment } from '#platform/environment.server.ts'
import { advice, type Finding, fault, ok } from './finding.ts'

const gigabyte = 1024 ** 3

/** The program, the user, the folders with their rights and room, and the files that may be open. */
export async function checkMachine(environment: Environment): Promise<Finding[]> {
  const folders = Object.entries(foldersOf(environment))
  return [
    checkNode(process.versions.node),
    checkUser(environment),
    ...(await Promise.all(folders.map(([name, path]) => checkFolder(name, path)))),
    checkDescriptors(await readFile('/proc/self/limits', 'utf8').catch(() => '')),
  ]
}

export function checkNode(version: string): Finding {
  if (Number(version.split('.')[0]) >= 24) return ok('Node', version)
  return fault('Node', version, 'Start it by npm, which brings the right one, or install Node 24.')
}

function checkUser({ DATABASE_URL }: Environment): Finding {
  try {
    const { username } = userInfo()
    if (username !== 'root') return ok('User', username)
    return advice('User', 'root', 'Run the site as a user of its own: nothing that it does takes root.')
  } catch {
    const found = `number ${process.getuid?.()}, without a name`
    if (DATABASE_URL) return ok('User', found)
    return fault('User', found, 'PostgreSQL refuses such a user: add a line to /etc/passwd, or set DATABASE_URL.')
  }
}

const foldersOf = ({ DATA_DIR, DATABASE_URL, BACKUP_DIR }: Environment) => ({
  ...(!DATABASE_URL && { DATA_DIR: resolve(DATA_DIR) }),
  ...(BACKUP_DIR && { BACKUP_DIR: resolve(BACKUP_DIR), 'Temporary files': tmpdir() }),
})

async function checkFolder(name: string, path: string): Promise<Finding> {
  const existing = await nearestExisting(path)
  const isWritable = await access(existing, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable) return fault(name, `${existing} can't be written to`, 'Give it to the user who runs the site.')
  const { bavail, blocks, bsize } = await statfs(existing)
  return checkRoom(name, path, bavail * bsize, blocks * bsize)
}

export function checkRoom(name: string, path: string, free: number, size: number): Finding {
  const found = `${path} can be written to, ${(free / gigabyte).toFixed(1)} of ${(size / gigabyte).toFixed(0)} GB are free`
  if (free < 0.25 * gigabyte) return fault(name, found, 'Make room: without any, nothing can be saved.')
  if (free < 2 * gigabyte) return advice(name, found, 'Make room before it is full.')
  return ok(name, found)
}

async function nearestExisting(path: string): Promise<string> {
  const isThere = await stat(path).catch(() => undefined)
  return isThere || dirname(path) === path ? path : nearestExisting(dirname(path))
}

/** Node takes as many as it may have, so the hard limit counts. */
export function checkDescriptors(limits: string): Finding {
  const [, hard] = /^Max open files\s+\S+\s+(\S+)/m.exec(limits) ?? []
  if (!hard) return ok('Open files', 'this system does not tell')
  const most = hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard)
  if (most >= 20_000) return ok('Open files', `up to ${hard}`)
  const todo = 'Allow 20,000: each open page takes one (LimitNOFILE=20000 for systemd, ulimits for a container).'
  return most < 2_000 ? fault('Open files', `only ${hard}`, todo) : advice('Open files', `only ${hard}`, todo)
}
