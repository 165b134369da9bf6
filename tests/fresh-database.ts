import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { listenForChanges } from '#platform/changes.server.ts'
import { connectDatabase } from '#platform/database.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createEventStreams } from '#platform/event-streams.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createMemory } from '#platform/memory.server.ts'
import type { Platform } from '#platform/platform.server.ts'

/**
 * A migrated, empty database for the test file that calls this: `const { db } = await freshDatabase()` at its top.
 * It is dropped after the file's last test.
 */
export async function freshDatabase({ migrated = true } = {}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} ${migrated ? 'template migrated' : ''}`)
  const connection = { ...inject('postgres'), database: name }
  const { db, pool, close } = connectDatabase(connection)
  afterAll(async () => {
    await close()
    await drop(name)
  })
  return { db, pool, connection }
}

/** What a request may use, on a fresh database. `now` sets the clock: `testPlatform({ now: () => new Date('2030-01-01') })`. */
export async function testPlatform(overrides: Partial<Platform> = {}) {
  const { db, pool, connection } = await freshDatabase()
  const log = createLog('silent')
  const changes = await listenForChanges(connection, log)
  const streams = createEventStreams()
  afterAll(async () => {
    streams.closeAll()
    await changes.stop()
  })
  const platform: Platform = {
    environment: readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    db,
    log,
    changes,
    memory: createMemory(overrides.changes ?? changes),
    streams,
    publicKey: 'public-key-of-the-tests',
    now: () => new Date(),
    ...overrides,
  }
  return { ...platform, pool, connection }
}

async function drop(name: string) {
  try {
    await administer(`drop database ${name} with (force)`)
  } catch (error) {
    // PostgreSQL itself is tidying up in there, and may not be sent away.
    if ((error as pg.DatabaseError).code !== '42501') throw error
    await sleep(100)
    await drop(name)
  }
}

async function administer(statement: string) {
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
