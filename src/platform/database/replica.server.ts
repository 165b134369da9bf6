import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from '#platform/log.server.ts'
import type { ChangeFeed } from './change-feed.server.ts'
import {
  applicationName,
  type Connection,
  connectDatabase,
  type Database,
  isDatabaseAway,
  openSocket,
} from './database.server.ts'
import type { ObserveQuery } from './observe-queries.server.ts'
import { serializeQueries } from './serialize-queries.server.ts'
import { asDatabase } from './transaction.server.ts'
import { followPosition, hasAll, type Lag, readLag } from './wal-position.server.ts'

export type Replica = ReturnType<typeof openReplica>

/** In a few words how it is, and whether it could answer if there were nobody else. */
type ReplicaState = { state: string; canServe: boolean }

const second = 1_000
const most = 10
// Nothing that PgBouncer would refuse: it may stand in front.
const limits = {
  application_name: applicationName,
  max: most,
  connectionTimeoutMillis: second,
  idleTimeoutMillis: 4 * second,
  keepAlive: true,
  stream: () => openSocket(5 * second),
} satisfies Connection
// Whoever waits longer asks the primary instead.
const longest = 3 * second
const probeMs = 2 * second
// Some milliseconds behind is how a replica lives.
const maxLagMs = 10 * second

class NotCurrent extends Error {}

type Deps = { primary: pg.Pool; changes: ChangeFeed; log: Log; observe?: ObserveQuery; deadlineMs?: number }

/**
 * A copy that follows the primary and is a moment late. It is asked on one connection, within a transaction that only
 * reads, and there first of all how far it has come: so it doesn't matter which server an address leads to, or that one
 * which was killed begins again a little earlier.
 */
export function openReplica(connection: Connection, { primary, changes, log, observe, deadlineMs = longest }: Deps) {
  const { db, pool, close } = connectDatabase({ ...limits, ...connection }, (text) => {
    const end = observe?.(text)
    return (failure) => {
      end?.(failure)
      if (isDatabaseAway(failure)) rest()
    }
  })
  const position = followPosition(primary, changes)
  let isResting = false
  let isStopped = false
  let currentAt = performance.now()

  /** Nobody but this asks a replica that is away, so that no visitor waits for it. */
  async function rest() {
    if (isResting || isStopped) return
    isResting = true
    log.warn('the replica does not answer, the primary serves')
    let answers = false
    while (!answers && !isStopped) {
      await sleep(probeMs, undefined, { ref: false })
      answers = await pool.query('select').then(
        () => true,
        () => false,
      )
    }
    isResting = false
    if (answers) log.info('the replica answers again')
  }

  async function check(tx: Database, evenLate: boolean) {
    const expected = evenLate ? position.latest() : position.current()
    if (!expected) throw new NotCurrent()
    const lag = await readLag(tx, expected)
    if (hasAll(lag)) currentAt = performance.now()
    else if (!evenLate || !lag.isSameSystem) throw new NotCurrent()
  }

  /** Not known before the primary was asked for the first time. */
  async function readHere(): Promise<Lag | undefined> {
    const latest = position.latest()
    if (!latest) return undefined
    const late = sleep(second, undefined, { ref: false }).then(() => {
      throw new Error('The replica did not answer in time')
    })
    late.catch(() => {})
    return Promise.race([readLag(db, latest), late])
  }

  return {
    /** False where asking would be in vain. */
    mayHaveAll: () => !isResting && position.current() !== undefined && (pool.idleCount > 0 || pool.totalCount < most),

    /** Throws unless it has every change that was heard; `evenLate` takes what there is. */
    async read<Answer>(query: (db: Database) => Promise<Answer>, { evenLate = false } = {}): Promise<Answer> {
      if (isResting) throw new NotCurrent()
      const client = await pool.connect().catch((error) => {
        rest()
        throw error
      })
      let isReleased = false
      const release = (isBroken: boolean) => {
        if (!isReleased) client.release(isBroken)
        isReleased = true
      }
      const deadline = setTimeout(() => {
        rest()
        release(true)
      }, deadlineMs)
      try {
        return await drizzle({ client: serializeQueries(client) }).transaction(
          async (tx) => {
            await check(asDatabase(tx), evenLate)
            return query(asDatabase(tx))
          },
          { accessMode: 'read only', isolationLevel: 'read committed' },
        )
      } finally {
        clearTimeout(deadline)
        release(false)
      }
    },

    lag: readHere,

    async describe(): Promise<ReplicaState> {
      const lag = isResting ? undefined : await readHere().catch(() => undefined)
      if (!lag) return { state: 'does not answer', canServe: false }
      if (!lag.isSameSystem) return { state: 'is no copy of the primary', canServe: false }
      if (hasAll(lag)) currentAt = performance.now()
      return { state: describeLag(lag, performance.now() - currentAt), canServe: true }
    },

    async stop() {
      isStopped = true
      position.stop()
      await close()
    },
  }
}

function describeLag({ bytes, isSameTimeline }: Lag, ageMs: number): string {
  if (bytes === null) return 'is no standby'
  if (!isSameTimeline) return 'follows another server than the primary, or was promoted'
  return bytes > 0 && ageMs > maxLagMs ? `is ${bytes} bytes behind` : 'ok'
}
