import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, startEmbeddedPostgres } from '#platform/database/embedded/start.server.ts'
import { temporaryFolder } from './temporary-folder.ts'

// Nothing of it is to outlive the run. Tests whose subject is a kill start the site's own PostgreSQL, which syncs.
const volatile = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 }

/** One PostgreSQL for a whole run of tests, which clone their databases from templates. */
export async function startPostgres() {
  const folder = await temporaryFolder()
  // A run that is broken off gets no chance to stop in order.
  const removeFolder = () => rmSync(folder.path, { recursive: true, force: true })
  process.once('exit', removeFolder)
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder.path, 'data'),
    fallbackDir: join(folder.path, 'fallback'),
    settings: volatile,
  })
  return {
    connection: postgres.connection,
    async stop() {
      await postgres.stop()
      process.off('exit', removeFolder)
      await folder.remove()
    },
  }
}

export async function createDatabase(server: Connection, name: string, template?: string): Promise<Connection> {
  await administer(server, `create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`)
  return { ...server, database: name }
}

export async function dropDatabase({ database, ...server }: Connection) {
  try {
    await administer({ ...server, database: 'app' }, `drop database ${database} with (force)`)
  } catch (error) {
    // PostgreSQL itself is tidying up in there, and may not be sent away.
    if ((error as pg.DatabaseError).code !== '42501') throw error
    await sleep(100)
    await dropDatabase({ database, ...server })
  }
}

/** As DATABASE_URL takes it. */
export const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

async function administer(server: Connection, statement: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
