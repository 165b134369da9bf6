import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { connectDatabase } from '#platform/database/database.server.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.server.ts'
import { type Backup, openBackup } from './format.server.ts'
import { restoreBackup } from './restore.server.ts'

// What is lost in a power cut is thrown away in any case.
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '32MB' }

type Options = { migrations: string; signal?: AbortSignal | undefined }

/**
 * Restores a backup into a PostgreSQL that is made for it and thrown away afterwards. It takes no rights on the site's own
 * server and nothing of its time, and shows that the file is enough to begin anew elsewhere.
 */
export async function withRestored<T>(
  backup: Backup,
  options: Options,
  use: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tandem-scratch-'))
  try {
    // Started by root, PostgreSQL is another user, who has to get in.
    await chmod(dataDir, 0o711)
    return await withPostgres(dataDir, options.signal, async (pool) => {
      await restoreBackup(pool, backup, { migrations: options.migrations, overwrite: false, say: () => {} })
      return use(pool)
    })
  } finally {
    // Where that user couldn't get in, this is a link.
    const home = await realpath(join(dataDir, 'postgres')).catch(() => dataDir)
    for (const path of [home, dataDir]) await rm(path, { recursive: true, force: true })
  }
}

async function withPostgres<T>(dataDir: string, signal: AbortSignal | undefined, use: (pool: pg.Pool) => Promise<T>) {
  const postgres = await startEmbeddedPostgres({ dataDir, settings })
  const stop = () => postgres.stop()
  signal?.addEventListener('abort', stop)
  const { pool, close } = connectDatabase(postgres.connection)
  try {
    signal?.throwIfAborted()
    return await use(pool)
  } finally {
    signal?.removeEventListener('abort', stop)
    await close()
    await stop()
  }
}

/** Throws unless the file can be restored to the last row. */
export async function verifyBackup(file: string, options: Options) {
  await withRestored(await openBackup(file), options, async () => {})
}
