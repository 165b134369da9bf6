import { PgBoss, type QueueOptions } from 'pg-boss'
import { applicationName, type Connection } from '#platform/database/database.server.ts'
import { executorOf, type Transaction } from '#platform/database/transaction.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Tracing } from '#platform/tracing/tracing.server.ts'

/** Leaves work for later inside the transaction of the row it belongs to: either both exist or neither. */
export async function sendJobs(tx: Transaction, queue: string, items: object[]) {
  if (items.length === 0) return
  const jobs = items.map((data) => ({ data }))
  // Made for this transaction alone: one that looked the queue up through the pool could wait for itself.
  await new PgBoss({ db: executorOf(tx) }).insert(queue, jobs)
}

export type Jobs = ReturnType<typeof createJobs>

// A job whose process died is noticed by its missing heartbeat, at the next of these rounds.
const roundSeconds = 15

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

    /** Does one job after the other. A job that throws is tried again later, after a pause for all others as well. */
    async work<Data extends object>(queue: string, perform: (data: Data) => Promise<void>, seconds = 2) {
      const pause = { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds }
      const worker = await boss.work<Data>(queue, pause, async ([job]) => {
        if (!job) return
        await tracing.job(queue, () => perform(job.data))
        boss.notifyWorker(worker)
      })
      queues.push(queue)
    },

    /** Lets the job under way finish. */
    async stop() {
      await Promise.all(queues.map((queue) => boss.offWork(queue, { wait: true })))
      await boss.stop({ graceful: false })
    },
  }
}
