import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { getAuthSecret } from './database/auth-secret.server.ts'
import { listenForChanges } from './database/change-feed.server.ts'
import { connectDatabase, type Database } from './database/database.server.ts'
import { startEmbeddedPostgres } from './database/embedded/start.server.ts'
import { countMigrations, migrateDatabase } from './database/migrate.server.ts'
import { getSecret } from './database/secrets.server.ts'
import type { Environment } from './environment.server.ts'
import { createBackground, type Routine } from './jobs/background.server.ts'
import { createLog, type Log } from './log.server.ts'
import { createDataCache } from './pages/data-cache.server.ts'
import { createEventStreams } from './pages/event-streams.server.ts'
import type { Platform } from './platform.server.ts'

const migrations = 'db/migrations'

type Options = {
  environment: Environment
  say: (line: string) => void
  fill: (db: Database) => Promise<void>
  routines?: Routine[]
}

/**
 * Starts the database if it is ours to start, brings it up to date, and makes what every request uses. What was started
 * is stopped again in reverse order, at the end or when a later step fails.
 */
export async function startPlatform({ environment, say, fill, routines = [] }: Options) {
  const started = new AsyncDisposableStack()
  try {
    const log = createLog(environment.LOG_LEVEL)
    const connection = await findConnection(environment, started, say, log)
    const { db, pool, close } = connectDatabase(connection)
    started.defer(close)
    const background = createBackground({ environment, connection, db, pool, log, routines })
    started.defer(background.stop)
    await migrateDatabase(pool, migrations, async () => {
      await fill(db)
      await background.prepare()
    })
    await background.start()
    const changeFeed = await listenForChanges(connection, log)
    started.defer(changeFeed.stop)
    const cache = createDataCache(changeFeed)
    const streams = createEventStreams()
    const authSecret = await getAuthSecret(db, environment)
    const publicKey = await getSecret(db, 'PUBLIC_API_KEY', environment.PUBLIC_API_KEY)
    const parts = { environment, db, log, changeFeed, cache, streams, publicKey, authSecret }
    const platform: Platform = { ...parts, now: () => new Date() }
    const expected = await countMigrationFiles()
    const isReady = async () => (await countMigrations(pool)) >= expected
    return { platform, isReady, stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}

async function findConnection(environment: Environment, started: AsyncDisposableStack, say: Options['say'], log: Log) {
  if (environment.DATABASE_URL) return { connectionString: environment.DATABASE_URL }
  const postgres = await startEmbeddedPostgres({ dataDir: resolve(environment.DATA_DIR), say })
  let stopping = false
  started.defer(() => {
    stopping = true
    return postgres.stop()
  })
  // Nothing works without it, and whatever supervises this process starts both again within a second.
  postgres.exited.then((code) => {
    if (stopping) return
    log.fatal({ code }, 'PostgreSQL ended by itself')
    process.exit(1)
  })
  return postgres.connection
}

async function countMigrationFiles(): Promise<number> {
  const journal = JSON.parse(await readFile(`${migrations}/meta/_journal.json`, 'utf8'))
  return journal.entries.length
}
