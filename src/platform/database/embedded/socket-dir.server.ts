import { chown, mkdtemp, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canWrite } from './account.server.ts'
import type { Place } from './place.server.ts'
import { replaceFile } from './replace-file.server.ts'

/** Names the socket file; nothing listens on the network. */
export const port = 5432

const socketFile = `.s.PGSQL.${port}`
const longestPath = process.platform === 'linux' ? 107 : 103
const prefix = 'postgres-socket-'
const record = 'socket-dir'

/** The home itself, or where its path is too long for a socket a fresh folder: 0700 and new, so no one else can have made it. */
export async function takeSocketDir({ home, account }: Pick<Place, 'home' | 'account'>, parents = [tmpdir(), '/tmp']) {
  if (fits(home)) {
    await removeSocket(home)
    return home
  }
  await freeSocketDir(await findSocketDir(home), { home })
  for (const parent of parents.filter((parent) => fits(join(parent, `${prefix}XXXXXX`)))) {
    const dir = await mkdtemp(join(parent, prefix))
    if (account) await chown(dir, account.uid, account.gid)
    if (await canWrite(account, dir)) {
      await replaceFile(join(home, record), dir)
      return dir
    }
    await rmdir(dir)
  }
  throw new Error(`${home} is too long a path for a socket and no folder for temporary files can be used instead`)
}

/** Where the server that runs on this home listens. */
export async function findSocketDir(home: string) {
  if (fits(home)) return home
  return readFile(join(home, record), 'utf8').catch(() => home)
}

export async function freeSocketDir(dir: string, { home }: Pick<Place, 'home'>) {
  if (dir === home || !basename(dir).startsWith(prefix)) return
  await removeSocket(dir)
  await rmdir(dir).catch(() => {})
}

const fits = (dir: string) => Buffer.byteLength(join(dir, socketFile)) <= longestPath

async function removeSocket(dir: string) {
  const names = await readdir(dir).catch(() => [])
  for (const name of names.filter((name) => name.startsWith(socketFile))) await rm(join(dir, name), { force: true })
}
