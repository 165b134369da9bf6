import { readFile, writeFile } from 'node:fs/promises'
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
  const lock = new DatabaseSync(join(dataDir, 'postgres.lock'))
  try {
    lock.exec('PRAGMA journal_mode = OFF; BEGIN IMMEDIATE')
  } catch (error) {
    lock.close()
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== busy) throw error
    throw new Error(`${dataDir} is already in use by process ${await readHolder(pidFile)}`)
  }
  held.add(lock)
  await writeFile(pidFile, String(process.pid)).catch(() => {})
  return {
    release() {
      if (held.delete(lock)) lock.close()
    },
  }
}

/** The holder writes its id right after it has the lock; until then the file may name an earlier one. */
async function readHolder(pidFile: string) {
  for (let attemptsLeft = 20; attemptsLeft > 0; attemptsLeft--) {
    const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''))
    if (pid > 0 && isAlive(pid)) return pid
    await sleep(25)
  }
  return 'unknown'
}
