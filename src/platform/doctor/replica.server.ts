import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connectDatabase } from '#platform/database/database.server.ts'
import { explain } from '#platform/database/server-check.server.ts'
import { getPosition, hasAll, type Lag, readLag } from '#platform/database/wal-position.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import { advice, type Finding, fault, ok } from './finding.ts'

const timeoutMs = 5_000

/** Whether it has what the primary has, within a few seconds. */
export async function checkReplica(primary: pg.Pool, { DATABASE_REPLICA_URL }: Environment): Promise<Finding[]> {
  if (!DATABASE_REPLICA_URL) return []
  const { db, close } = connectDatabase({ connectionString: DATABASE_REPLICA_URL })
  try {
    const position = await getPosition(primary)
    const end = Date.now() + timeoutMs
    let lag = await readLag(db, position)
    while (isFollowing(lag) && !hasAll(lag) && Date.now() < end) {
      await sleep(200)
      lag = await readLag(db, position)
    }
    return [judgeLag(lag)]
  } catch (error) {
    const todo = 'Start that server, or correct DATABASE_REPLICA_URL; until then the primary answers alone.'
    return [fault('Replica', explain((error as Error).cause ?? error), todo)]
  } finally {
    await close()
  }
}

const isFollowing = ({ bytes, isSameSystem, isSameTimeline }: Lag) => bytes !== null && isSameSystem && isSameTimeline

export function judgeLag(lag: Lag): Finding {
  if (!lag.isSameSystem)
    return fault(
      'Replica',
      'is no copy of the server of DATABASE_URL',
      'Make one with pg_basebackup, as docs/scaling.md says.',
    )
  if (lag.bytes === null)
    return fault('Replica', 'is no standby', 'Name the replica in DATABASE_REPLICA_URL, not the primary itself.')
  if (!lag.isSameTimeline)
    return advice(
      'Replica',
      'has not followed the primary into its new history yet',
      'After a promotion this takes some minutes; otherwise make it anew with pg_basebackup.',
    )
  return hasAll(lag)
    ? ok('Replica', 'has all that the primary has')
    : advice(
        'Replica',
        `is ${lag.bytes} bytes behind`,
        'Look at pg_stat_wal_receiver there and pg_stat_replication here.',
      )
}
