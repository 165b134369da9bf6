import type pg from 'pg'
import type { Connection, Database } from '#platform/database/database.server.ts'
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
  cron: string
  perform: (parts: { db: Database; log: Log; now: Date }) => Promise<void>
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
}

/** What this process does beside answering requests. `prepare` belongs under the lock of the migrations. */
export function createBackground({ environment, connection, db, pool, log, tracing, onError, routines = [] }: Deps) {
  const jobs = createJobs(connection, { log, tracing, onError })
  const settings = readMailSettings(environment)
  const transport = createMailTransport(settings)
  let stopForgetting = () => {}
  return {
    async prepare() {
      await jobs.start()
      await prepareOutbox(db, jobs, settings)
      for (const { name, cron } of routines) {
        await jobs.define(name, { retryLimit: 10, retryDelay: 60, retryBackoff: true })
        await jobs.plan(name, cron)
      }
    },
    async start() {
      await startOutbox({ db, log, transport, now: () => new Date() }, jobs)
      for (const { name, perform } of routines)
        await jobs.work(name, () => perform({ db, log, now: new Date() }), secondsBetweenLooks)
      stopForgetting = forgetOldCounts(pool)
    },
    async stop() {
      stopForgetting()
      await jobs.stop()
      transport.close()
    },
  }
}

// For routines, which have hours of time.
const secondsBetweenLooks = 60
