import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { desc, eq, notInArray } from 'drizzle-orm'
import type pg from 'pg'
import { leftOutOfBackups } from '#accounts/sign-in/secret-mails.server.ts'
import { verifyBackup } from '#platform/database/backup/scratch.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { backups } from '#platform/database/tables.server.ts'
import type { RoutineDeps } from '#platform/jobs/background.server.ts'

const migrations = 'db/migrations'
const attemptsKept = 100
// Any fixed number.
const backupLock = 7_236_415

/**
 * Makes a backup in BACKUP_DIR and restores it to try it; only then has it the name of one, and only then may the oldest
 * go. Answers nothing to do when another process is at one.
 */
export async function makeScheduledBackup(deps: RoutineDeps): Promise<void> {
  const { environment, connection, log } = deps
  if (!environment.BACKUP_DIR) return
  const { pool, close } = connectDatabase(connection)
  try {
    const client = await pool.connect()
    try {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [backupLock])
      if (rows[0].mine) await attempt(pool, resolve(environment.BACKUP_DIR), deps)
      else log.info('another process makes a backup')
    } finally {
      // Sets the lock free.
      client.release(true)
    }
  } finally {
    await close()
  }
}

async function attempt(pool: pg.Pool, folder: string, { environment, db, log, now, signal }: RoutineDeps) {
  const path = join(folder, nameOf(now))
  const started_at = now.toISOString()
  const [row] = await db.insert(backups).values({ file: path, started_at }).returning({ id: backups.id })
  const note = (values: Partial<typeof backups.$inferInsert>) =>
    db
      .update(backups)
      .set(values)
      .where(eq(backups.id, row?.id ?? ''))
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { rows, bytes } = await writeBackup(pool, untried(path), { say: () => {}, leftOut: leftOutOfBackups, signal })
    await verifyBackup(untried(path), { migrations, signal })
    await rename(untried(path), path)
    const removed = await removeFiles(folder, { kept: environment.BACKUP_KEEP })
    await note({ finished_at: new Date().toISOString(), rows, bytes })
    log.info({ file: path, rows, bytes, removed }, 'backup made and tried')
  } catch (error) {
    log.error({ error, file: path }, 'backup failed')
    await note({ error: (error as Error).message })
    await removeFiles(folder, { kept: Number.POSITIVE_INFINITY, except: untried(path) }).catch(() => {})
    throw error
  } finally {
    const newest = db.select({ id: backups.id }).from(backups).orderBy(desc(backups.started_at)).limit(attemptsKept)
    await db.delete(backups).where(notInArray(backups.id, newest))
  }
}

const nameOf = (now: Date) => `tandem-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

const untried = (path: string) => `${path}.untried`

/** The oldest of those that have such a name. One that could not be tried may still be of use until there is a better one. */
async function removeFiles(folder: string, { kept, except }: { kept: number; except?: string }) {
  const names = (await readdir(folder)).filter((name) => /^tandem-[\dT-]+Z\.backup(\.untried)?$/.test(name)).sort()
  const good = names.filter((name) => name.endsWith('.backup'))
  const others = names.filter((name) => !good.includes(name) && join(folder, name) !== except)
  const outdated = [...good.slice(0, Math.max(0, good.length - kept)), ...others]
  for (const name of outdated) await rm(join(folder, name))
  return outdated.length
}
