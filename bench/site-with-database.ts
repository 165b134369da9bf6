import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.server.ts'
import { startSite, temporaryDir, withAdministrator } from './site.ts'

/** The site with an administrator, on a database that can be filled by statements. */
export async function startSiteWithDatabase() {
  const folder = await temporaryDir()
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const { host, port, user, database } = postgres.connection
  const site = await startSite({
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    ...withAdministrator,
  })
  return {
    ...site,
    /** Runs these and tidies up, as PostgreSQL would by itself a minute later. */
    async fill(statements: string[]) {
      const client = new pg.Client(postgres.connection)
      await client.connect()
      for (const statement of [...statements, 'vacuum analyze']) await client.query(statement)
      await client.end()
    },
    async stop() {
      await site.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
