import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { getTableName, type SQL } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { authSecretName } from '#platform/database/auth-secret.server.ts'
import { generatedSecrets } from '#platform/database/tables.server.ts'
import { listed, listMigrations, listSequences, listTables, quoted } from './catalogue.server.ts'
import { type Checksums, checksumsEntry, entryOf, format, type Manifest, manifestEntry } from './format.server.ts'
import { reportProgress, type Say } from './progress.server.ts'

/** Rows of a table that no backup holds. */
export type LeftOut = { table: PgTable; where: SQL }

type Options = { say: Say; leftOut: readonly LeftOut[]; authSecret?: string | undefined; signal?: AbortSignal }

/**
 * Writes everything as it was at one moment into one file, while the site goes on reading and writing. The file has its
 * name only once it is whole and on the disk. Without the signing secret it is no key to anything; who moves house asks
 * for it.
 */
export async function writeBackup(pool: pg.Pool, file: string, options: Options) {
  const partial = `${file}.${process.pid}.part`
  const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await once(target, 'open')
    const written = await streamBackup(pool, target, options)
    await rename(partial, file)
    await using folder = await open(dirname(file))
    await folder.sync()
    return written
  } catch (error) {
    target.destroy()
    await rm(partial, { force: true })
    throw error
  }
}

/** The same into a stream, which may be the end of a pipe. */
export async function streamBackup(pool: pg.Pool, target: Writable, options: Options) {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // A table is read twice and must come in the same order.
    await client.query('set local synchronize_seqscans = off')
    const manifest = await readManifest(client)
    // Nobody may change the shape of a table between two COPYs.
    await client.query(`lock table ${listed(manifest.tables.map(({ name }) => name))} in access share mode`)
    const tar = pack()
    const filled = fill(tar, client, manifest, options)
    filled.catch((error) => tar.destroy(error))
    const bytes = await compressInto(target, tar, options.signal)
    const rows = await filled
    await client.query('commit')
    return { tables: manifest.tables.length, rows, bytes }
  } finally {
    client.release(true)
  }
}

async function readManifest(client: pg.PoolClient): Promise<Manifest> {
  const migrations = await listMigrations(client)
  if (migrations.length === 0) throw new Error('There is nothing to back up: this database was never set up.')
  const tables = await listTables(client)
  return { format, created_at: new Date().toISOString(), migrations, tables, sequences: await listSequences(client) }
}

/** Answers how many rows there are. */
async function fill(tar: Pack, client: pg.PoolClient, manifest: Manifest, options: Options): Promise<number> {
  const progress = reportProgress(manifest.tables.length, options.say)
  const checksums: Checksums = { [manifestEntry]: { sha256: await addJson(tar, manifestEntry, manifest) } }
  let total = 0
  for (const { name, columns } of manifest.tables) {
    // An entry begins with its length: the first reading only counts, which takes neither memory nor disk.
    const rowsOf = () => copyOut(client, sourceOf(client, name, columns, options))
    const counted = rowsOf()
    let size = 0
    for await (const part of counted) size += part.length
    const sha256 = await addEntry(tar, entryOf(name), size, progress.follow(name, rowsOf()))
    // A COPY knows it only when the next query is answered.
    const rows = counted.rowCount
    checksums[entryOf(name)] = { rows, sha256 }
    total += rows
    progress.finish(name, rows)
  }
  await addJson(tar, checksumsEntry, checksums)
  tar.finalize()
  return total
}

/** What of a table is kept: all that is not left out, and of the generated secrets the one that signs if it was asked for. */
function sourceOf(client: pg.PoolClient, table: string, columns: string[], { leftOut, authSecret }: Options) {
  const less = leftOut.find((part) => getTableName(part.table) === table)
  if (less) return `(select ${listed(columns)} from ${quoted(table)} where not (${inlined(less.where)}))`
  if (table !== getTableName(generatedSecrets)) return `${quoted(table)} (${listed(columns)})`
  const name = client.escapeLiteral(authSecretName)
  const others = `select ${listed(columns)} from ${quoted(table)} where name <> ${name}`
  if (!authSecret) return `(${others})`
  const value = client.escapeLiteral(authSecret)
  const row = `select ${name} as name, ${value} as value, now()::timestamptz(3) as created_at`
  return `(${others} union all select ${listed(columns)} from (${row}) as asked_for)`
}

/** COPY takes no parameters. */
const inlined = (condition: SQL) => new PgDialect().sqlToQuery(condition.inlineParams()).sql

function copyOut(client: pg.PoolClient, source: string) {
  const rows = client.query(to(`copy ${source} to stdout`))
  // Its reader is told anyway; once nobody reads any more, the end of the connection is no news.
  return rows.on('error', () => {})
}

function addJson(tar: Pack, name: string, content: object) {
  const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`)
  return addEntry(tar, name, bytes.length, [bytes])
}

/** Answers the SHA-256 of what was added. Throws when it isn't as long as was said. */
async function addEntry(tar: Pack, name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  const hashed = async function* () {
    for await (const part of content) {
      hash.update(part)
      yield part
    }
  }
  await pipeline(hashed, tar.entry({ name, size, mode: 0o600 }))
  return hash.digest('hex')
}

async function compressInto(target: Writable, tar: Pack, signal?: AbortSignal): Promise<number> {
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const settled = async function* () {
    yield* tar
    // Ended with bytes still waiting, Node 24 adds an empty frame; a file that was cut off there would pass for whole.
    await new Promise<void>((done) => compress.flush(done))
  }
  let bytes = 0
  const counted = async function* (parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      bytes += part.length
      yield part
    }
  }
  // The process's own output is not ours to close.
  const end = target !== process.stdout
  await pipeline(settled, compress, counted, target, { end, ...(signal && { signal }) })
  return bytes
}
