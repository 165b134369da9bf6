import { execFile } from 'node:child_process'
import { chmod, lstat, mkdir, readFile, realpath, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, canRun, canWrite, chooseAccount } from './account.server.ts'
import type { Binaries } from './binaries.server.ts'
import { copyBinaries } from './binaries-copy.server.ts'
import { claimDistantHome, followLink, makeDistantHome } from './distant-home.server.ts'

/** `home` belongs to the account alone and holds `data`, the socket and the access rules. */
export type Place = { home: string; data: string; binaries: Binaries; account: Account }

type Request = { dataDir: string; binaries: Binaries; fallbackDir: string; say: (line: string) => void }

const system = {
  uid: process.getuid?.() ?? 0,
  readAccounts: () => readFile('/etc/passwd', 'utf8').catch(() => ''),
  canRun,
  canWrite,
}

/**
 * Everything lives in `dataDir`/postgres. Only for root, whose PostgreSQL is another user, that may be out of reach: then
 * `dataDir`/postgres is a link to a folder in `fallbackDir`. Wherever the data is already, it stays.
 */
export async function findPlace({ dataDir, binaries, fallbackDir, say }: Request, ask = system): Promise<Place> {
  const path = join(dataDir, 'postgres')
  const entry = await lstat(path).catch(() => undefined)
  const distantHome = entry?.isSymbolicLink() ? await followLink(path) : undefined
  const owner = entry && { ...(await stat(path)), path }
  const account = chooseAccount(ask.uid, await ask.readAccounts(), owner)
  if (distantHome) await claimDistantHome(distantHome, dataDir)
  else await mkdir(path, { recursive: true, mode: 0o700 })
  if (!account) {
    const home = await realpath(path)
    return { home, data: join(home, 'data'), binaries, account }
  }

  const isNear = !distantHome && (await giveTo(account, path, ask.canWrite))
  const home = isNear ? path : (distantHome ?? (await makeDistantHome(dataDir, await openDir(fallbackDir), account)))
  if (!isNear && !(await ask.canWrite(account, home))) throw new Error(`User ${account.name} can't write to ${home}`)
  const runs = await ask.canRun(account, binaries.dir)
  const runnable = runs ? binaries : await copyBinaries(binaries, await openDir(fallbackDir), account)

  const kept = [!isNear && `the database is kept in ${home}`, !runs && `the binaries in ${runnable.dir}`].filter(
    Boolean,
  )
  if (kept.length) say(`PostgreSQL runs as user ${account.name}, who can't reach ${dataDir}: ${kept.join(', ')}`)
  return { home, data: join(home, 'data'), binaries: runnable, account }
}

async function giveTo(account: NonNullable<Account>, path: string, canWrite: typeof system.canWrite) {
  // Recursively, because root may have copied the whole folder from elsewhere.
  const { uid, gid, name } = account
  if ((await stat(path)).uid !== uid) await promisify(execFile)('chown', ['-hR', `${uid}:${gid}`, path]).catch(() => {})
  if (await canWrite(account, path)) return true
  await rmdir(path).catch(() => {
    throw new Error(`User ${name} can no longer reach the database in ${path}: let others enter the folders above it`)
  })
  return false
}

async function openDir(dir: string) {
  if (await mkdir(dir, { recursive: true })) await chmod(dir, 0o755)
  return dir
}
