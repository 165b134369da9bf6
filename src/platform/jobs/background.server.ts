import type pg from 'pg'
import type { QueueOptions } from 'pg-boss'
import type { Connection, Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import { forgetOldCounts } from '#platform/http/rate-limit.server.ts'
import type { Log } from '#platform/log.server.ts'
import { prepareOutbox, startOutbox } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import { createMailTransport } from '#platform/mail/transport.server.ts'
import type { Tracing } from '#platform/tracing/tracing.server.ts'
import { createJobs } from './jobs.server.ts'

/** What is done by the clock, as a cron expression in UTC. Done twice it must do no harm. */
export type Routine = {
  name: string
  /** By the settings; without one this process neither plans nor does it. */
  cron: string | ((environment: Environment) => string | undefined)
  /** Longer than a quarter of an hour it is taken for lost, unless more is given here. */
  longestHours?: number
  perform: (deps: RoutineDeps) => Promise<void>
}

/** Work that is left by `sendJobs`, and how it is done. */
export type Queue = {
  name: string
  options: QueueOptions
  /** How many at a time, each of another group. */
  concurrency?: number
  /** Gives a job to what is owed and has none, such as after a backup was restored. */
  resume: (tx: Transaction) => Promise<unknown>
  perform: (deps: RoutineDeps, data: unknown) => Promise<void>
}

export type RoutineDeps = {
  environment: Environment
  /** For what takes longer than the statements of requests may. */
  connection: Connection
  db: Database
  log: Log
  now: Date
  /** This process is about to end: whatever is left undone is done by the next. */
  signal: AbortSignal
}

type Deps = {
  environment: Environment
  connection: Connection
  db: Database
  pool: pg.Pool
  log: Log
  tracing: Tracing
  onError?: (error: unknown) => void
  routines?: Routine[]
  queues?: Queue[]
}

/** What this process does beside answering requests. `prepare` belongs under the lock of the migrations. */
export function createBackground(deps: Deps) {
  const { environment, connection, db, pool, log, tracing, onError, routines = [], queues = [] } = deps
  const jobs = createJobs(connection, { log, tracing, onError })
  const settings = readMailSettings(environment)
  const transport = createMailTransport(settings)
  const ending = new AbortController()
  const planned = routines.flatMap(({ cron, ...routine }) => {
    const given = typeof cron === 'string' ? cron : cron(environment)
    return given ? [{ ...routine, cron: given }] : []
  })
  let stopForgetting = () => {}
  return {
    async prepare() {
      await jobs.start()
      await prepareOutbox(db, jobs, settings)
      for (const { name, options, resume } of queues) {
        await jobs.define(name, options)
        await db.transaction(resume)
      }
      for (const { name, cron, longestHours = 0.25 } of planned) {
        const expireInSeconds = longestHours * 3600
        await jobs.define(name, { retryLimit: 10, retryDelay: 60, retryBackoff: true, expireInSeconds })
        await jobs.plan(name, cron)
      }
      // Only where nobody else could have planned it.
      if (!environment.DATABASE_URL)
        for (const { name } of routines) if (!planned.some((routine) => routine.name === name)) await jobs.forget(name)
    },
    async start() {
      await startOutbox({ db, log, transport, now: () => new Date() }, jobs)
      const deps = { environment, connection, db, log, signal: ending.signal }
      for (const { name, perform, concurrency = 1 } of queues)
        await jobs.work(name, (data) => perform({ ...deps, now: new Date() }, data), { concurrency })
      for (const { name, perform } of planned)
        await jobs.work(name, () => perform({ ...deps, now: new Date() }), { seconds: secondsBetweenLooks })
      stopForgetting = forgetOldCounts(pool)
    },
    async stop() {
      stopForgetting()
      ending.abort(new Error('This process ends'))
      await jobs.stop()
      transport.close()
    },
  }
}

// For routines, which have hours of time.
const secondsBetweenLooks = 60
