import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#platform/database.server.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.server.ts'
import { migrateDatabase } from '#platform/migrate.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; database: string }
  }
}

/** One PostgreSQL for the whole test run, with one migrated database that test files clone. */
export default async function startDatabase({ provide }: TestProject) {
  // Not os.tmpdir(): PostgreSQL may run as another user, who can always enter this folder.
  const folder = await mkdtemp('/tmp/tandem-tests-')
  await chmod(folder, 0o755)
  // A run that is broken off gets no chance to stop in order.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), fallbackDir: join(folder, 'fallback') })
  const stop = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(postgres.connection)
  } catch (error) {
    await stop()
    throw error
  }
  provide('postgres', postgres.connection)
  return stop
}

async function makeTemplate(connection: ProvidedContext['postgres']) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('create database migrated')
  await client.end()
  const { pool, close } = connectDatabase({ ...connection, database: 'migrated' })
  try {
    await migrateDatabase(pool, 'db/migrations')
  } finally {
    await close()
  }
}
