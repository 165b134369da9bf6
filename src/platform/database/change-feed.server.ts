import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Log } from '#platform/log.server.ts'
import { applicationName, type Connection, openSocket } from './database.server.ts'

/** A row of `table` changed; `key` narrows it down where the table's trigger names one. `null` table: anything may have. */
export type Change = { table: string | null; key: string | null }

export type ChangeFeed = {
  subscribe(listener: (change: Change) => void): () => void
  /** False ten seconds at most after changes may be missed: until it is true again nothing that was read may be kept. */
  isListening(): boolean
  stop(): Promise<void>
}

const retryDelay = 200
// A connection can die without a word. Something is asked often enough that silence means just that. The last question
// counts as a word, so that with the grace below it is ten seconds at the most.
const beatMs = 1_000
const silenceMs = 4_500
// A server that restarts is back before, and until then what is kept is all there is to show.
const graceMs = 4_000

/** Held in common by every process that serves, for as long as it does: who gets it alone knows that none is running. */
export const presenceLock = 7_236_412

/**
 * Hears every committed change through one LISTEN connection. When the connection was lost, which is noticed within
 * seconds, changes may have been missed, so a fresh connection starts with the change "anything".
 */
export async function listenForChanges(connection: Connection, log: Log): Promise<ChangeFeed> {
  const emitter = new EventEmitter().setMaxListeners(0)
  let client: pg.Client | undefined
  let lostAt = 0
  let stopped = false

  async function connect() {
    const next = new pg.Client({
      ...connection,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      stream: () => openSocket(silenceMs),
    })
    next.on('notification', ({ payload }) => emitter.emit('change', JSON.parse(payload ?? '{}')))
    next.on('error', () => {})
    try {
      await next.connect()
      // Not at the connection's start: a pooler would refuse it there.
      await next.query('set lock_timeout = 3000')
      await next.query('select pg_advisory_lock_shared($1)', [presenceLock])
      await next.query('LISTEN changes')
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    let isAsked = false
    const beat = setInterval(async () => {
      if (isAsked) return
      isAsked = true
      await next.query('select').catch(() => {})
      isAsked = false
    }, beatMs)
    next.once('end', () => {
      clearInterval(beat)
      reconnect()
    })
    client = next
  }

  async function reconnect() {
    if (stopped || !client) return
    client = undefined
    lostAt = performance.now()
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
    isListening: () => client !== undefined || performance.now() - lostAt < graceMs,
    async stop() {
      stopped = true
      await client?.end()
    },
  }
}
