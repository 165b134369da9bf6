import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ChangeFeed } from './change-feed.server.ts'
import type { Database } from './database.server.ts'

/** How far a primary has come, and in which of its histories: each promotion of a standby begins another. */
type Position = { lsn: string; timeline: string; system: string }

// What is inserted, not what is written: with synchronous_commit off a change is announced before it leaves the memory.
const ofPrimary = `
  select pg_current_wal_insert_lsn()::text as lsn, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline,
    system_identifier::text as system from pg_control_system()`

export async function getPosition(primary: pg.Pool): Promise<Position> {
  const { rows } = await primary.query<Position>(ofPrimary)
  return rows[0] as Position
}

const retryMs = 500

/** Asks the primary after each change where it is: whoever has replayed as much has that change and all before it. */
export function followPosition(primary: pg.Pool, changes: ChangeFeed) {
  let heard = 0
  let latest: Position | undefined
  let isCurrent = false
  let isAsking = false
  let isStopped = false

  async function ask() {
    if (isAsking) return
    isAsking = true
    while (!isCurrent && !isStopped) {
      const asked = heard
      const answer = await getPosition(primary).catch(() => undefined)
      latest = answer ?? latest
      isCurrent = answer !== undefined && asked === heard
      if (!answer) await sleep(retryMs, undefined, { ref: false })
    }
    isAsking = false
  }

  const unsubscribe = changes.subscribe(() => {
    heard += 1
    isCurrent = false
    ask()
  })
  ask()
  return {
    /** Behind every change that was heard; nothing until the primary has said where that is. */
    current: () => (isCurrent ? latest : undefined),
    latest: () => latest,
    stop() {
      isStopped = true
      unsubscribe()
    },
  }
}

/** `bytes`: how much is still to be replayed, none or less if nothing is; null of a server that never was a standby. */
export type Lag = { bytes: number | null; isSameSystem: boolean; isSameTimeline: boolean }

// The timeline is that of its last restartpoint: for some minutes after a promotion it is the old one.
export async function readLag(db: Database, { lsn, timeline, system }: Position): Promise<Lag> {
  const { rows } = await db.execute<Lag>(sql`
    select pg_wal_lsn_diff(${lsn}::pg_lsn, pg_last_wal_replay_lsn())::float8 as bytes,
      system_identifier::text = ${system} as "isSameSystem",
      lpad(upper(to_hex(timeline_id)), 8, '0') = ${timeline} as "isSameTimeline"
    from pg_control_system(), pg_control_checkpoint()`)
  return rows[0] as Lag
}

export const hasAll = ({ bytes, isSameSystem, isSameTimeline }: Lag) =>
  isSameSystem && isSameTimeline && bytes !== null && bytes <= 0
