import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Log } from '#platform/log.server.ts'
import type { Connection } from './database.server.ts'

/** A row of `table` changed; `key` narrows it down where the table's trigger names one. `null` table: anything may have. */
export type Change = { table: string | null; key: string | null }

export type ChangeFeed = { subscribe(listener: (change: Change) => void): () => void; stop(): Promise<void> }

const retryDelay = 200

/** Held in common by every process that serves, for as long as it does: who gets it alone knows that none is running. */
export const presenceLock = 7_236_412

/**
 * Hears every committed change through one LISTEN connection. When the connection was lost, changes may have been
 * missed, so a fresh connection starts with the change "anything".
 */
export async function listenForChanges(connection: Connection, log: Log): Promise<ChangeFeed> {
  const emitter = new EventEmitter().setMaxListeners(0)
  let client: pg.Client | undefined
  let stopped = false

  async function connect() {
    const next = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 5_000 })
    next.on('notification', ({ payload }) => emitter.emit('change', JSON.parse(payload ?? '{}')))
    next.on('error', () => {})
    next.once('end', () => reconnect())
    await next.connect()
    await next.query('select pg_advisory_lock_shared($1)', [presenceLock])
    await next.query('LISTEN changes')
    client = next
  }

  async function reconnect() {
    if (stopped || !client) return
    client = undefined
    log.warn('change feed lost, connecting again')
    while (!stopped) {
      try {
        await connect()
        log.info('change feed connected again')
        emitter.emit('change', { table: null, key: null } satisfies Change)
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryDelay))
      }
    }
  }

  await connect()
  return {
    subscribe(listener) {
      emitter.on('change', listener)
      return () => emitter.off('change', listener)
    },
    async stop() {
      stopped = true
      await client?.end()
    },
  }
}
