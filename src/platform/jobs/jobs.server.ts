import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { PgBoss, type QueueOptions } from 'pg-boss'
import { applicationName, type Connection } from '#platform/database/database.server.ts'
import { executorOf, type Transaction } from '#platform/database/transaction.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Tracing } from '#platform/tracing/tracing.server.ts'

type JobOptions<Item> = {
  /** Of a group one is done after the other, where a queue knows groups. */
  groupOf?: (item: Item) => string
  startAfter?: Date
}

/** Leaves work for later, or for a moment, inside the transaction of the row it belongs to: either both exist or neither. */
export async function sendJobs<Item extends object>(
  tx: Transaction,
  queue: string,
  items: Item[],
  { groupOf, startAfter }: JobOptions<Item> = {},
) {
  if (items.length === 0) return
  const jobs = items.map((data) => ({
    data,
    ...(groupOf && { group: { id: groupOf(data) } }),
    ...(startAfter && { startAfter }),
  }))
  // Made for this transaction alone: one that looked the queue up through the pool could wait for itself.
  await new PgBoss({ db: executorOf(tx) }).insert(queue, jobs)
}

/** Whether a row has a job that is still to be done, by the field of the job that holds the row's id. */
export const hasJob = (queue: string, field: string, id: PgColumn): SQL => sql`exists (
  select from pgboss.job where name = ${queue} and state < 'completed' and data ->> ${field} = ${id}::text
)`

export type Jobs = ReturnType<typeof createJobs>

// A job whose process died is noticed by its missing heartbeat, at the next of these rounds.
const roundSeconds = 15
const pauseMs = 2_000
const stopTimeoutMs = 10_000

type Deps = { log: Log; tracing: Tracing; onError?: ((error: unknown) => void) | undefined }

/** Does the work that was left. Any process may do a job; when one dies, another takes it over. */
export function createJobs(connection: Connection, { log, tracing, onError = () => {} }: Deps) {
  const boss = new PgBoss({
    // It beats on the connection that it listens on by itself.
    ...({ ...connection, query_timeout: 30_000, keepAlive: true } as object),
    application_name: applicationName,
    max: 2,
    useListenNotify: true,
    // Nothing is due to the second: looking twice a minute is enough.
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 30,
    superviseIntervalSeconds: roundSeconds,
    monitorIntervalSeconds: roundSeconds,
  })
  const queues: string[] = []
  const stopping = new AbortController()
  boss.on('error', (error) => {
    onError(error)
    log.warn({ error }, 'jobs')
  })
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs'))

  return {
    /** Makes or updates the tables: to be called while no other process starts. */
    start: () => boss.start(),

    /** A new job wakes its worker at once; `heartbeatSeconds` is how soon a dead one is given up. */
    async define(queue: string, options: QueueOptions) {
      const settings = { ...options, heartbeatSeconds: 10, notify: true }
      await boss.createQueue(queue, settings)
      await boss.updateQueue(queue, settings)
    },

    /** A job by the clock (UTC), once among all processes; what came due while none was running is made up for once. */
    plan: (queue: string, cron: string) => boss.schedule(queue, cron, {}, { missed: 'once' }),

    /** Takes back what was planned before. */
    forget: (queue: string) => boss.unschedule(queue),

    /**
     * Does one job after the other, or as many at a time as `concurrency` says, each of another group. A job that throws
     * is tried again later, after a pause for all others as well.
     */
    async work<Data extends object>(
      queue: string,
      perform: (data: Data) => Promise<void>,
      { seconds = 2, concurrency = 1 } = {},
    ) {
      const pause = { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds }
      const several = { localConcurrency: concurrency, localGroupConcurrency: 1 }
      const worker = await boss.work<Data>(queue, { ...pause, ...(concurrency > 1 && several) }, async ([job]) => {
        if (!job) return
        try {
          await tracing.job(queue, () => perform(job.data))
        } catch (error) {
          // Not left to the worker, whose pause ends with the next new job: where mails fail, each would be tried at once.
          await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
          throw error
        }
        boss.notifyWorker(worker)
      })
      queues.push(queue)
    },

    /** Lets the job under way finish, unless it takes too long: then it is done anew, by another process or after the start. */
    async stop() {
      stopping.abort()
      const finished = Promise.all(queues.map((queue) => boss.offWork(queue, { wait: true })))
      await Promise.race([finished, sleep(stopTimeoutMs, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}
