import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#platform/environment.server.ts'
import { type Connection, connectDatabase } from './database.server.ts'
import { InUse } from './embedded/lock.server.ts'
import { findRunningPostgres } from './embedded/start.server.ts'
import { startOwnPostgres } from './upgrade.server.ts'

type Options = {
  say?: (line: string) => void
  /** Refuses while the site runs on that data folder, and keeps it from starting until this is closed. */
  alone?: boolean
}

/**
 * The database that the site with these settings uses, for a command beside the site: the server of `DATABASE_URL`, or
 * the embedded one, through its socket while the site runs and otherwise started for as long as this is open.
 */
export async function openDatabase(environment: Environment, { say = () => {}, alone = false }: Options = {}) {
  const { connection, stop } = environment.DATABASE_URL
    ? {
        connection: { connectionString: environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL },
        stop: async () => {},
      }
    : await openEmbedded(environment, say, alone)
  const { db, pool, close } = connectDatabase(connection)
  return {
    db,
    pool,
    connection,
    async close() {
      await close()
      await stop()
    },
  }
}

type Opened = { connection: Connection; stop: () => Promise<void> }

/** The site may be starting or stopping at this very moment: then neither way works for a second or two. */
async function openEmbedded(environment: Environment, say: (line: string) => void, alone: boolean): Promise<Opened> {
  const dataDir = resolve(environment.DATA_DIR)
  for (let attemptsLeft = 40; ; attemptsLeft--) {
    try {
      return await startOwnPostgres({ environment, dataDir, migrations: 'db/migrations', say })
    } catch (error) {
      if (!(error instanceof InUse) || alone) throw error
    }
    try {
      const connection = await findRunningPostgres(dataDir)
      await answers(connection)
      return { connection, stop: async () => {} }
    } catch (error) {
      if (attemptsLeft === 0) throw error
      await sleep(250)
    }
  }
}

async function answers(connection: Connection) {
  const { pool, close } = connectDatabase(connection)
  await pool.query('select').finally(close)
}
