import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import { isDiskFull } from './database/database.server.ts'
import { countMigrations } from './database/migrate.server.ts'
import type { Replica } from './database/replica.server.ts'
import type { Readiness } from './http/health.server.ts'

// Something is written at least that often: pg-boss looks after its jobs.
const rememberedMs = 60_000
const megabyte = 1024 * 1024
const leastSpace = 64 * megabyte

/** Remembers for a minute that PostgreSQL had no room. `dataDir`: where its files are, if that is this machine. */
export function createDiskWatch(dataDir?: string, now = () => performance.now()) {
  let fullUntil = 0
  return {
    note(failure: unknown) {
      if (isDiskFull(failure)) fullUntil = now() + rememberedMs
    },
    isFull: () => now() < fullUntil,
    async describe(): Promise<string> {
      if (now() < fullUntil) return 'is full: nothing can be saved'
      if (!dataDir) return 'ok'
      const { bavail, bsize } = await statfs(dataDir)
      const left = bavail * bsize
      return left < leastSpace ? `has ${Math.floor(left / megabyte)} MB left` : 'ok'
    },
  }
}

type Options = {
  pool: pg.Pool
  expectedMigrations: number
  isListening: () => boolean
  disk: ReturnType<typeof createDiskWatch>
  replica?: Pick<Replica, 'describe'> | undefined
}

/** Never throws: whatever is wrong is told by the part that it is wrong with. */
export async function readReadiness(options: Options): Promise<Readiness> {
  const { pool, expectedMigrations, isListening, disk } = options
  const [applied, replica] = await Promise.all([
    countMigrations(pool).catch(() => undefined),
    options.replica?.describe(),
  ])
  const primary = describePrimary(applied, expectedMigrations)
  // Visitors can go on reading.
  const isCovered = applied === undefined && replica?.canServe
  return {
    needed: isCovered ? {} : primary,
    useful: {
      ...(isCovered && primary),
      ...(replica && { replica: replica.state }),
      changes: isListening() ? 'ok' : 'are not heard: pages are rendered for each visitor',
      disk: await disk.describe().catch(() => 'can not be read'),
    },
  }
}

function describePrimary(applied: number | undefined, expected: number) {
  if (applied === undefined) return { database: 'does not answer', migrations: 'are not known' }
  const missing = expected - applied
  return { database: 'ok', migrations: missing > 0 ? `are missing: ${missing} of ${expected}` : 'ok' }
}
