import { readFile } from 'node:fs/promises'
import * as build from 'virtual:react-router/server-build'
import { DrizzleQueryError } from 'drizzle-orm'
import type { ServerBuild } from 'react-router'
import { prepareFirstAdministrator } from '#accounts/sign-in/set-up.server.ts'
import { isDatabaseAway } from '#platform/database/database.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createMetrics } from '#platform/http/metrics.server.ts'
import { listen } from '#platform/http/server.server.ts'
import { startPlatform } from '#platform/start.server.ts'
import { createApp } from './app.ts'
import { features } from './features.server.ts'
import { prepareDatabase } from './prepare-database.ts'
import { listQueues, listRoutines } from './routines.ts'

// On a database of its own this process is the only one: nobody could be asked instead.
const drain = { timeoutMs: 3_000, quietMs: 1_000 }

const say = (line: string) => process.stderr.write(`${line}\n`)

// From the first moment on: a PostgreSQL that is ours must not be left behind. Whoever asks twice has been heard.
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.abort(signal))

try {
  await start()
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  say(process.argv.includes('--trace') ? String((error as Error).stack) : `Not started: ${reasonOf(error as Error)}`)
  process.exit(1)
}

async function start() {
  const environment = readEnvironment()
  const metrics = createMetrics()
  const { platform, readReadiness, expectEnd, stop } = await startPlatform({
    environment,
    metrics,
    say,
    fill: (db) => prepareDatabase(db, { withSamples: environment.SAMPLE_CONTENT === 'on' }),
    routines: listRoutines(features, environment),
    queues: listQueues(features),
    signal: stopping.signal,
  })
  const app = createApp(platform, {
    features,
    build: build as unknown as ServerBuild,
    readAdminDocument: (file) => readFile(`build/admin/${file}`, 'utf8'),
    metrics,
    readReadiness: async () => {
      const { needed, useful } = await readReadiness()
      return { needed: { ...needed, process: stopping.signal.aborted ? 'is stopping' : 'ok' }, useful }
    },
  })
  const giveUp = async (error: unknown): Promise<never> => {
    await stop()
    throw error
  }
  const setUpPath = await prepareFirstAdministrator(platform, say).catch(giveUp)
  const server = await listen(app, { port: environment.PORT, host: environment.HOST }).catch(giveUp)

  // It may have left anything half-done; whatever supervises this process starts it again.
  process.on('uncaughtException', (error, origin) => {
    // pg-boss lets go of a connection that broke; what the server still says on it, as PgBouncer does, then has no listener.
    if (origin === 'uncaughtException' && isDatabaseAway(error)) {
      platform.log.warn({ error }, 'a connection that nobody uses any more')
      return
    }
    platform.log.fatal({ error }, 'unexpected')
    process.exit(1)
  })

  async function end() {
    expectEnd()
    platform.log.info({ signal: stopping.signal.reason }, 'stopping')
    platform.streams.closeAll()
    await server.stop(environment.DATABASE_URL ? drain : undefined)
    await stop()
    process.exit(0)
  }
  if (stopping.signal.aborted) return end()
  stopping.signal.addEventListener('abort', end)

  const address = environment.PUBLIC_URL ?? `http://localhost:${server.port}`
  platform.log.info({ address }, 'listening')
  // For whoever started it, not for the log: the link is a key.
  if (setUpPath) say(`Nobody can sign in yet. Make the first administrator: ${address}${setUpPath}`)
  say(address)
}

/** What PostgreSQL says of a statement that failed, rather than the statement with its values. */
function reasonOf(error: Error): string {
  return error instanceof DrizzleQueryError && error.cause ? error.cause.message : error.message
}
