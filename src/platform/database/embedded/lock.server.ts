import { access, constants, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './processes.server.ts'

const held = new Set<DatabaseSync>()
const busy = 5

/**
 * Node has no flock. SQLite's write lock is a lock of the kernel: it can't be had twice, and ends with its process however
 * that ends, so there is nothing stale to judge. The file beside it only tells who holds it.
 */
export async function holdLock(dataDir: string) {
  const pidFile = join(dataDir, 'postgres.lock.pid')
  const file = join(dataDir, 'postgres.lock')
  const lock = new DatabaseSync(file, { open: false })
  try {
    lock.open()
    // On a file that it may only read, SQLite would be content with a shared lock.
    await access(file, constants.W_OK)
    lock.exec('PRAGMA journal_mode = OFF; BEGIN IMMEDIATE')
  } catch (error) {
    if (lock.isOpen) lock.close()
    const { errcode = 0, message } = error as Error & { errcode?: number }
    if (errcode % 256 === busy) throw new InUse(`${dataDir} is already in use by process ${await readHolder(pidFile)}`)
    throw new Error(`${dataDir} can't be locked (${message}): start as the user who owns it`)
  }
  held.add(lock)
  await writeFile(pidFile, String(process.pid)).catch(() => {})
  return {
    release() {
      if (held.delete(lock)) lock.close()
    },
  }
}

/** Another process runs the database in this folder. */
export class InUse extends Error {}

/** The holder writes its id right after it has the lock; until then the file may name an earlier one. */
async function readHolder(pidFile: string) {
  for (let attemptsLeft = 20; attemptsLeft > 0; attemptsLeft--) {
    const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''))
    if (pid > 0 && isAlive(pid)) return pid
    await sleep(25)
  }
  return 'unknown'
}
