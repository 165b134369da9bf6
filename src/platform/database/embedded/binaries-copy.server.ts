import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { cp, lstat, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { type Account, canRun } from './account.server.ts'
import type { Binaries } from './binaries.server.ts'

/** One copy per version, put in place whole by a rename; compared on every start, as a power cut may have emptied files. */
export async function copyBinaries({ dir, version }: Binaries, fallbackDir: string, account: Account) {
  const copy = join(fallbackDir, `postgresql-${version}`)
  if ((await isComplete(dir, copy)) && (await canRun(account, copy))) return { dir: copy, version }
  await removeLeftovers(copy)
  const partial = await mkdtemp(`${copy}.partial-`)
  const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter: isNeeded }
  await cp(dir, partial, options)
  await promisify(execFile)('chmod', ['-R', 'a+rX', partial])
  if (!(await canRun(account, partial)))
    throw new Error(`User ${account?.name} can't run PostgreSQL from ${fallbackDir}`)
  const broken = `${partial}-replaced`
  await rename(copy, broken).catch(() => {})
  // Another start may have been quicker; its copy is as good.
  await rename(partial, copy).catch(() => rm(partial, { recursive: true }))
  await rm(broken, { recursive: true, force: true })
  return { dir: copy, version }
}

/** Not what only compilers want: a third of the bytes. */
function isNeeded(path: string) {
  return !path.endsWith('.a') && !['pgxs', 'pkgconfig'].includes(basename(path))
}

async function isComplete(dir: string, copy: string) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  const needed = files.map((file) => relative(dir, file)).filter((file) => file.split('/').every(isNeeded))
  const sizeOf = (path: string) => lstat(path).then(({ size }) => size)
  const same = needed.map(async (file) => (await sizeOf(join(dir, file))) === (await sizeOf(join(copy, file))))
  return (await Promise.all(same).catch(() => [false])).every(Boolean)
}

async function removeLeftovers(copy: string) {
  const parent = dirname(copy)
  const anHourAgo = Date.now() - 3_600_000
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    if (!path.startsWith(`${copy}.partial-`) || (await stat(path)).mtimeMs > anHourAgo) continue
    await rm(path, { recursive: true, force: true })
  }
}
