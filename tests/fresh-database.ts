import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { listenForChanges } from '#platform/database/change-feed.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createDataCache } from '#platform/pages/data-cache.server.ts'
import { createEventStreams } from '#platform/pages/event-streams.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { noTracing } from '#platform/tracing/tracing.server.ts'
import { createDatabase, dropDatabase } from './postgres.ts'

/**
 * A migrated, empty database for the test file that calls this: `const { db } = await freshDatabase()` at its top.
 * It is dropped after the file's last test.
 */
export async function freshDatabase({ migrated = true } = {}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const connection = await createDatabase(inject('postgres'), name, migrated ? 'migrated' : undefined)
  const { db, pool, close } = connectDatabase(connection)
  afterAll(async () => {
    await close()
    await dropDatabase(connection)
  })
  return { db, pool, connection }
}

/** What a request may use, on a fresh database. `now` sets the clock: `testPlatform({ now: () => new Date('2030-01-01') })`. */
export async function testPlatform(overrides: Partial<Platform> = {}) {
  const { db, pool, connection } = await freshDatabase()
  const log = createLog('silent')
  const changeFeed = await listenForChanges(connection, log)
  const streams = createEventStreams()
  afterAll(async () => {
    streams.closeAll()
    await changeFeed.stop()
  })
  const platform: Platform = {
    environment: readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    db,
    primary: db,
    read: (query) => query(db),
    log,
    changeFeed,
    cache: createDataCache(overrides.changeFeed ?? changeFeed),
    streams,
    tracing: noTracing,
    publicKey: 'public-key-of-the-tests',
    authSecret: 'what the cookies of the tests are signed with',
    now: () => new Date(),
    onShutdown: () => {},
    ...overrides,
  }
  return { ...platform, pool, connection }
}
