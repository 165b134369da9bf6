import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { listed, listMigrations, listSequences, listTables, quoted } from './catalogue.server.ts'
import { endOfTable, firstLine, frame, type Manifest, type RowCounts } from './format.server.ts'
import { type Say, tellProgress } from './progress.server.ts'

/**
 * Writes everything as it was at one moment into one file, while the site goes on reading and writing. The file has its
 * name only once it is whole and on the disk.
 */
export async function writeBackup(pool: pg.Pool, file: string, say: Say) {
  const partial = `${file}.${process.pid}.part`
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const manifest = await readManifest(client)
    // Nobody may change the shape of a table between two COPYs.
    await client.query(`lock table ${listed(manifest.tables.map(({ name }) => name))} in access share mode`)
    const counts: RowCounts = {}
    const bytes = await writeFile(partial, packed(client, manifest, counts, say))
    await client.query('commit')
    await rename(partial, file)
    await syncFolder(dirname(file))
    return { tables: manifest.tables.length, rows: Object.values(counts).reduce((sum, rows) => sum + rows, 0), bytes }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    client.release(true)
  }
}

async function readManifest(client: pg.PoolClient): Promise<Manifest> {
  const migrations = await listMigrations(client)
  if (migrations.length === 0) throw new Error('There is nothing to back up: this database was never set up.')
  const tables = await listTables(client)
  return { created_at: new Date().toISOString(), migrations, tables, sequences: await listSequences(client) }
}

async function* packed(client: pg.PoolClient, manifest: Manifest, counts: RowCounts, say: Say) {
  yield frame(manifest)
  const progress = tellProgress(manifest.tables.length, say)
  for (const { name, columns } of manifest.tables) {
    const table = client.query(to(`copy ${quoted(name)} (${listed(columns)}) to stdout`))
    for await (const rows of table as AsyncIterable<Buffer>) {
      yield frame(rows)
      progress.add(name, rows.length)
    }
    yield endOfTable
    counts[name] = table.rowCount
    progress.finish(name, table.rowCount)
  }
  yield frame(counts)
}

async function writeFile(path: string, frames: AsyncIterable<Buffer>): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let length = 0
  const write = async (bytes: Buffer) => {
    length += bytes.length
    await file.writeFile(bytes)
  }
  try {
    hash.update(firstLine)
    await write(Buffer.from(firstLine))
    await pipeline(Readable.from(frames, { objectMode: false }), createZstdCompress(), async (compressed) => {
      for await (const bytes of compressed as AsyncIterable<Buffer>) {
        hash.update(bytes)
        await write(bytes)
      }
    })
    await write(hash.digest())
    await file.sync()
    return length
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string) {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
