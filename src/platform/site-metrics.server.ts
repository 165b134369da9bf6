import type pg from 'pg'
import type { ChangeFeed } from './database/change-feed.server.ts'
import type { Replica } from './database/replica.server.ts'
import type { Metrics } from './http/metrics.server.ts'
import type { EventStreams } from './pages/event-streams.server.ts'

type Deps = {
  pool: pg.Pool
  changeFeed: ChangeFeed
  streams: EventStreams
  replica?: Replica | undefined
  countReads: () => Record<string, number>
  isDiskFull: () => boolean
  versions: Record<string, string>
}

/** How the process and what it relies on are doing. What the database has to be asked for is missing while it is away. */
export function measurePlatform(metrics: Metrics, deps: Deps) {
  const { pool, changeFeed, streams, replica, countReads, isDiskFull, versions } = deps
  const { gauge, counter } = metrics
  gauge('build_info', 'What runs here', () => [{ labels: versions, value: 1 }], Object.keys(versions))
  gauge('change_feed_listening', '0 while changes may be missed and pages are not kept', () =>
    Number(changeFeed.isListening()),
  )
  gauge('event_streams_open', 'Open pages that follow changes', streams.count)
  gauge('database_disk_full', '1 while PostgreSQL says that its disk is full', () => Number(isDiskFull()))
  gauge('database_pool_connections', 'Connections of the pool by what they do', () => countConnections(pool), ['state'])
  gauge('database_pool_waiting', 'Statements that wait for a connection', () => pool.waitingCount)
  gauge('database_pool_max', 'The most connections the pool may have', () => pool.options.max)

  counter(
    'database_reads_total',
    'Reads for pages and the public API that a replica may answer, by who did',
    () => Object.entries(countReads()).map(([server, value]) => ({ labels: { server }, value })),
    ['server'],
  )
  gauge('database_replica_usable', '0 while the primary has to answer all reads', async () =>
    replica ? Number((await replica.describe()).state === 'ok') : undefined,
  )
  gauge('database_replica_behind_bytes', 'How much the replica has yet to replay', async () => {
    const bytes = (await replica?.lag())?.bytes
    return typeof bytes === 'number' ? Math.max(0, bytes) : undefined
  })

  const readQueues = shared(() => readRows(pool, queues))
  gauge('queue_jobs', 'Jobs that wait or are under way', async () => listValues(await readQueues(), 'jobs'), ['queue'])
  gauge(
    'queue_oldest_job_seconds',
    'How long the oldest job has been due',
    async () => listValues(await readQueues(), 'age'),
    ['queue'],
  )
  const readMails = shared(() => readRows(pool, owedMails))
  gauge('mail_unsent', 'Mails that are owed', async () => Number((await readMails())[0]?.count))
  gauge('mail_oldest_unsent_seconds', 'How long the oldest mail has been owed that could be sent', async () =>
    Number((await readMails())[0]?.age),
  )
}

const queues = `
  select queue.name as queue, count(job.id)::int as jobs,
    coalesce(extract(epoch from now() - min(greatest(job.created_on, job.start_after)) filter
      (where job.state < 'active' and job.start_after <= now())), 0)::float as age
  from pgboss.queue left join pgboss.job on job.name = queue.name and job.state < 'completed'
  where queue.name not like '\\_\\_%' group by queue.name`

// Without a mail server nothing can be sent: such mails wait, and their age says nothing.
const owedMails = `
  select count(*)::int as count,
    coalesce(extract(epoch from now() - min(owed_since) filter (where status = 'queued')), 0)::float as age
  from mails where status in ('waiting', 'queued')`

type Row = Record<string, string | number>

const longestWaitMs = 2_000

/** Whoever collects figures gives up after some seconds, and a database that hangs must not take all figures along. */
async function readRows(pool: pg.Pool, text: string): Promise<Row[]> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database did not answer in time')), longestWaitMs).unref()
  })
  const asked = pool.query<Row>(text)
  asked.catch(() => {})
  return (await Promise.race([asked, late])).rows
}

/** Two figures of one collection come from one reading. */
function shared(read: () => Promise<Row[]>) {
  let reading: Promise<Row[]> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}

const listValues = (rows: Row[], column: string) =>
  rows.map((row) => ({ labels: { queue: String(row.queue) }, value: Number(row[column]) }))

const countConnections = ({ totalCount, idleCount }: pg.Pool) => [
  { labels: { state: 'idle' }, value: idleCount },
  { labels: { state: 'busy' }, value: totalCount - idleCount },
]
