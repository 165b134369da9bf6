import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#platform/database/database.server.ts'
import type { Connection } from '#platform/database/embedded/start.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { createDatabase, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection
  }
}

/** One PostgreSQL for the whole test run, with one migrated database that test files clone. */
export default async function startDatabase({ provide }: TestProject) {
  const postgres = await startPostgres()
  try {
    const { pool, close } = connectDatabase(await createDatabase(postgres.connection, 'migrated'))
    await migrateDatabase(pool, 'db/migrations').finally(close)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  provide('postgres', postgres.connection)
  return postgres.stop
}
