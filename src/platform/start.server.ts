import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import { makeDataDir } from './data-dir.server.ts'
import { getAuthSecret } from './database/auth-secret.server.ts'
import { listenForChanges } from './database/change-feed.server.ts'
import {
  type Connection,
  connectDatabase,
  type Database,
  servingLimits,
  throughPooler,
} from './database/database.server.ts'
import { migrateDatabase } from './database/migrate.server.ts'
import type { ObserveQuery } from './database/observe-queries.server.ts'
import { createReads } from './database/reads.server.ts'
import { openReplica } from './database/replica.server.ts'
import { getSecret } from './database/secrets.server.ts'
import { checkServer } from './database/server-check.server.ts'
import { startOwnPostgres } from './database/upgrade.server.ts'
import type { Environment } from './environment.server.ts'
import type { Metrics } from './http/metrics.server.ts'
import { createBackground, type Queue, type Routine } from './jobs/background.server.ts'
import { createLog, type Log } from './log.server.ts'
import { createDataCache } from './pages/data-cache.server.ts'
import { createEventStreams } from './pages/event-streams.server.ts'
import type { Platform } from './platform.server.ts'
import { createDiskWatch, readReadiness } from './readiness.server.ts'
import { measurePlatform } from './site-metrics.server.ts'
import { logStart, type Versions } from './start-log.server.ts'
import { startTracing, type Tracing } from './tracing/tracing.server.ts'

const migrations = 'db/migrations'

type Options = {
  environment: Environment
  metrics: Metrics
  say: (line: string) => void
  fill: (db: Database) => Promise<void>
  routines?: Routine[]
  queues?: Queue[]
  /** Ends the start half-way. */
  signal?: AbortSignal
}

/**
 * Starts the database if it is ours to start, brings it up to date, and makes what every request uses. What was started
 * is stopped again in reverse order, at the end or when a later step fails.
 */
export async function startPlatform({ signal, ...options }: Options) {
  const started = new AsyncDisposableStack()
  const log = createLog(options.environment.LOG_LEVEL)
  const versions = await logStart(log, options.environment)
  const tracing = await startTracing(options.environment)
  started.defer(tracing.stop)
  const server = await findServer(options, log)
  started.defer(server.stop)
  try {
    return await Promise.race([bringUp(options, { log, server, started, tracing, versions }), rejectOnAbort(signal)])
  } catch (error) {
    // What is half started may wait for another process; all that must not outlive this one is the database.
    await (signal?.aborted ? server.stop() : started.disposeAsync())
    throw error
  }
}

type Server = Awaited<ReturnType<typeof findServer>>

type Started = { log: Log; server: Server; started: AsyncDisposableStack; tracing: Tracing; versions: Versions }

async function bringUp({ environment, metrics, say, fill, routines = [], queues = [] }: Options, parts: Started) {
  const { log, server, started, tracing, versions } = parts
  const { connection, direct, limits } = server
  const disk = createDiskWatch(environment.DATABASE_URL ? undefined : environment.DATA_DIR)
  const observe = observerOf(metrics, tracing, disk.note)
  const { db, pool, close } = connectDatabase({ ...limits, ...connection }, observe)
  started.defer(close)
  if (environment.DATABASE_URL) await checkServer(pool, { migrations, say })
  if (environment.DATABASE_DIRECT_URL) await checkLimits(pool, log)
  const background = createBackground({
    ...{ environment, connection: direct, db, pool, log, tracing, routines, queues },
    onError: disk.note,
  })
  started.defer(background.stop)
  const journal = await readJournal()
  await withoutTimeouts(direct, (opened) =>
    migrateDatabase(opened.pool, migrations, async (before) => {
      log.info({ applied: journal.slice(before), all: journal.length }, 'migrations')
      await fill(opened.db)
      await background.prepare()
    }),
  )
  await background.start()
  const changeFeed = await listenForChanges(direct, log)
  started.defer(changeFeed.stop)
  const { DATABASE_REPLICA_URL } = environment
  const replica =
    DATABASE_REPLICA_URL === undefined
      ? undefined
      : openReplica({ connectionString: DATABASE_REPLICA_URL }, { primary: pool, changes: changeFeed, log, observe })
  if (replica) started.defer(replica.stop)
  const reads = createReads({ db, replica, changes: changeFeed })
  const cache = createDataCache(changeFeed)
  const streams = createEventStreams()
  const authSecret = await getAuthSecret(db, environment)
  const publicKey = await getSecret(db, 'PUBLIC_API_KEY', environment.PUBLIC_API_KEY)
  const shared = { environment, db, primary: db, log, changeFeed, cache, streams, tracing, publicKey, authSecret }
  const platform: Platform = {
    ...shared,
    read: reads.read,
    now: () => new Date(),
    onShutdown: (work) => started.defer(work),
  }
  measurePlatform(metrics, {
    ...{ pool, changeFeed, streams, replica, countReads: reads.counts, isDiskFull: disk.isFull },
    versions: { ...versions, postgres: await readServerVersion(pool) },
  })
  const { isListening } = changeFeed
  return {
    platform,
    readReadiness: () => readReadiness({ pool, expectedMigrations: journal.length, isListening, disk, replica }),
    /** To be called as soon as this process is to end, while requests are still under way. */
    expectEnd: server.expectEnd,
    stop: () => started.disposeAsync(),
  }
}

/** Migrations wait for as long as another process is at them, and take their time. */
async function withoutTimeouts(
  connection: Connection,
  work: (opened: ReturnType<typeof connectDatabase>) => Promise<void>,
) {
  const opened = connectDatabase(connection)
  await work(opened).finally(opened.close)
}

async function findServer({ environment, say }: Options, log: Log) {
  if (environment.DATABASE_URL) {
    const { DATABASE_URL, DATABASE_DIRECT_URL } = environment
    const connection: Connection = { connectionString: DATABASE_URL }
    const direct: Connection = { connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL }
    const limits = DATABASE_DIRECT_URL ? throughPooler(servingLimits) : servingLimits
    return { connection, direct, limits, expectEnd() {}, stop: async () => {} }
  }
  const dataDir = resolve(environment.DATA_DIR)
  await makeDataDir(dataDir)
  const postgres = await startOwnPostgres({ environment, dataDir, migrations, say })
  let isEndExpected = false
  const expectEnd = () => {
    isEndExpected = true
  }
  // Nothing works without it, and whatever supervises this process starts both again within a second.
  postgres.exited.then((code) => {
    if (isEndExpected) return
    log.fatal({ code }, 'PostgreSQL ended by itself')
    process.exit(1)
  })
  const stop = () => {
    expectEnd()
    return postgres.stop()
  }
  const connection: Connection = postgres.connection
  // No network lies between: a silent connection is an idle one.
  const { stream: _, ...limits } = servingLimits
  return { connection, direct: connection, limits, expectEnd, stop }
}

function rejectOnAbort(signal: AbortSignal | undefined) {
  return new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** The names of all migrations, in order. */
async function readJournal(): Promise<string[]> {
  const journal = JSON.parse(await readFile(`${migrations}/meta/_journal.json`, 'utf8'))
  return journal.entries.map(({ tag }: { tag: string }) => tag)
}

function observerOf(metrics: Metrics, tracing: Tracing, onFailure: (failure: unknown) => void): ObserveQuery {
  return (text) => {
    const started = performance.now()
    const end = tracing.query(text)
    return (failure) => {
      metrics.queries.observe({ outcome: failure ? 'failed' : 'ok' }, (performance.now() - started) / 1000)
      end(failure)
      if (failure) onFailure(failure)
    }
  }
}

/** Through a pooler we can't set how long a statement may take; nobody should wait for ever all the same. */
async function checkLimits(pool: pg.Pool, log: Log) {
  const { rows } = await pool.query("select current_setting('statement_timeout') as statement_timeout")
  if (rows[0].statement_timeout !== '0') return
  log.warn("statements may take for ever: alter role … set statement_timeout = '20s', lock_timeout = '10s'")
}

async function readServerVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query("select current_setting('server_version') as version")
  return rows[0].version
}
