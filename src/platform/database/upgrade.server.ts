import { execFile } from 'node:child_process'
import { chmod, mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Environment } from '#platform/environment.server.ts'
import { findAuthSecret } from './auth-secret.server.ts'
import { listMigrations } from './backup/catalogue.server.ts'
import { openBackup } from './backup/format.server.ts'
import { restoreBackup } from './backup/restore.server.ts'
import { writeBackup } from './backup/write.server.ts'
import { connectDatabase } from './database.server.ts'
import { findBinaries, majorVersion } from './embedded/binaries.server.ts'
import { holdLock } from './embedded/lock.server.ts'
import { getOlderBinaries } from './embedded/older-binaries.server.ts'
import { startEmbeddedPostgres } from './embedded/start.server.ts'

type Options = { environment: Environment; dataDir: string; migrations: string; say: (line: string) => void }

const upgraded = 'data.upgraded'

/**
 * The embedded PostgreSQL. Data of an older major version are brought over first: the programs that made them are fetched,
 * a backup is made with them and restored into a new folder, and only then do the two change places. Whatever happens
 * before leaves the old data as they were; afterwards they are kept until somebody removes them.
 */
export async function startOwnPostgres({ dataDir, say, ...options }: Options) {
  await finishSwap(dataDir)
  const older = await findOlderMajor(dataDir)
  if (older) await upgrade(older, { dataDir, say, ...options })
  return startEmbeddedPostgres({ dataDir, say })
}

/** The major version of the data that are there, if it is older than ours. */
export async function findOlderMajor(dataDir: string): Promise<number | undefined> {
  const version = await readFile(join(dataDir, 'postgres/data/PG_VERSION'), 'utf8').catch(() => undefined)
  const ours = majorVersion((await findBinaries()).version)
  return version !== undefined && majorVersion(version) < ours ? majorVersion(version) : undefined
}

async function upgrade(major: number, { environment, dataDir, migrations, say }: Options) {
  const place = join(dataDir, 'postgres-upgrade')
  const work = join(place, 'work')
  await mkdir(place, { recursive: true })
  const lock = await holdLock(place)
  try {
    say(`The data were made by PostgreSQL ${major}: they are brought over to the new version …`)
    await rm(work, { recursive: true, force: true })
    await mkdir(work)
    // Started by root, PostgreSQL is another user, who has to get in.
    for (const folder of [place, work]) await chmod(folder, 0o711)
    const file = join(work, 'backup')
    const isFilled = await backUp({ major, dataDir, file, environment, say })
    const fresh = join(work, 'new')
    const rows = await restore(isFilled ? file : undefined, fresh, migrations)
    const kept = await swap(major, dataDir, fresh)
    for (const folder of [work, programsOf(major, dataDir)]) await rm(folder, { recursive: true, force: true })
    say(`Brought over: ${rows} rows. The old data are kept in ${kept}: remove that folder when all is well.`)
  } catch (error) {
    throw new Error(
      `${dataDir} was made by PostgreSQL ${major} and could not be brought over; it is as it was: ${(error as Error).message}`,
      { cause: error },
    )
  } finally {
    lock.release()
  }
}

const programsOf = (major: number, dataDir: string) => join(dataDir, `postgresql-${major}`)

type Source = { major: number; dataDir: string; file: string; environment: Environment; say: Options['say'] }

/** False when there is nothing in it yet. */
async function backUp({ major, dataDir, file, environment, say }: Source): Promise<boolean> {
  const binaries = await getOlderBinaries(major, programsOf(major, dataDir), environment.NPM_CONFIG_REGISTRY)
  const postgres = await startEmbeddedPostgres({ dataDir, say, binaries })
  const { db, pool, close } = connectDatabase(postgres.connection)
  try {
    if ((await listMigrations(pool)).length === 0) return false
    const authSecret = await findAuthSecret(db, { DATA_DIR: dataDir })
    await writeBackup(pool, file, { say: () => {}, leftOut: [], authSecret })
    return true
  } finally {
    await close()
    await postgres.stop()
  }
}

/** Into a folder of its own; answers how many rows there are. */
async function restore(file: string | undefined, dataDir: string, migrations: string): Promise<number> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const { pool, close } = connectDatabase(postgres.connection)
  try {
    if (!file) return 0
    const backup = await openBackup(file)
    await restoreBackup(pool, backup, { migrations, overwrite: false, say: () => {} })
    return Object.values(backup.checksums).reduce((sum, { rows = 0 }) => sum + rows, 0)
  } finally {
    await close()
    await postgres.stop()
  }
}

/** By renaming, so that at every moment one of the two is whole under a name that is looked for. Answers where the old is. */
async function swap(major: number, dataDir: string, fresh: string): Promise<string> {
  const home = await realpath(join(dataDir, 'postgres'))
  await rename(join(home, upgraded), join(home, `data.new-${process.pid}`)).catch(ignoreMissing)
  await move(join(await realpath(join(fresh, 'postgres')), 'data'), join(home, upgraded))
  const kept = await findFreeName(join(home, `data-${major}`))
  await rename(join(home, 'data'), kept)
  await rename(join(home, upgraded), join(home, 'data'))
  await using folder = await open(home)
  await folder.sync()
  return kept
}

/** A start that was killed between the two renames. */
async function finishSwap(dataDir: string) {
  const home = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  if (!home) return
  const isThere = await stat(join(home, 'data')).catch(() => undefined)
  if (!isThere) await rename(join(home, upgraded), join(home, 'data')).catch(ignoreMissing)
}

/** `postgres` may be a link to another disk. What is half copied has a name that the next start removes. */
async function move(from: string, to: string) {
  const error = await rename(from, to).catch((error: NodeJS.ErrnoException) => error)
  if (!error) return
  if (error.code !== 'EXDEV') throw error
  const partial = join(to, `../data.new-${process.pid}`)
  await promisify(execFile)('cp', ['-a', from, partial])
  await rename(partial, to)
}

async function findFreeName(path: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? path : `${path}-${number}`
    if (!(await stat(name).catch(() => undefined))) return name
  }
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
