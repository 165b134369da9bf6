import type pg from 'pg'
import type { Connection, Database } from './database.server.ts'
import type { Environment } from './environment.server.ts'
import { createJobs } from './jobs.server.ts'
import type { Log } from './log.server.ts'
import { prepareOutbox, startOutbox } from './mail/outbox.server.ts'
import { createPost } from './mail/post.server.ts'
import { readMailSettings } from './mail/settings.server.ts'
import { forgetOldCounts } from './rate-limit.server.ts'

type Parts = { environment: Environment; connection: Connection; db: Database; pool: pg.Pool; log: Log }

/** What this process does beside answering requests. `prepare` belongs under the lock of the migrations. */
export function createBackground({ environment, connection, db, pool, log }: Parts) {
  const jobs = createJobs(connection, log)
  const settings = readMailSettings(environment)
  const post = createPost(settings)
  return {
    async prepare() {
      await jobs.start()
      await prepareOutbox(db, jobs, settings)
    },
    async start() {
      await startOutbox({ db, log, post, now: () => new Date() }, jobs)
      forgetOldCounts(pool)
    },
    async stop() {
      await jobs.stop()
      post.close()
    },
  }
}
