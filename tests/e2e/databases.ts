import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '#platform/database/embedded/start.server.ts'
import { createDatabase, dropDatabase, urlOf } from '#tests/postgres.ts'

export type Data = Awaited<ReturnType<typeof copySampleDatabase>>

/** A database of its own with the sample content and the first administrator, and a connection to change its rows. */
export const copySampleDatabase = () => openDatabase('sample')

export const openEmptyDatabase = () => openDatabase()

async function openDatabase(template?: string) {
  const server: Connection = JSON.parse(process.env.TEST_POSTGRES ?? '')
  const connection = await createDatabase(server, `site_${randomUUID().replaceAll('-', '')}`, template)
  const client = new pg.Client(connection)
  await client.connect()
  return {
    url: urlOf(connection),
    query: (sql: string, values?: unknown[]) => client.query(sql, values),
    async drop() {
      await client.end()
      await dropDatabase(connection)
    },
  }
}
