import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'

// As PostgreSQL has them here. Nothing else is ever put into a statement, nor printed.
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

const manifestShape = z.object({
  format: z.number(),
  created_at: z.iso.datetime(),
  // None at all would be an empty database, of which no backup is made.
  migrations: z.array(z.object({ hash: z.string(), created_at: z.number() })).min(1),
  tables: z.array(z.object({ name, columns: z.array(name).min(1) })),
  sequences: z.array(z.object({ name, last_value: z.string().regex(/^-?\d+$/), is_called: z.boolean() })),
})

/**
 * A backup is a tar compressed with zstd: `manifest.json`, each table's rows as COPY writes them, and at last
 * `checksums.json`, without which the file was cut off.
 */
export type Manifest = z.infer<typeof manifestShape>

const checksumsShape = z.record(z.string(), z.object({ sha256: z.string(), rows: z.number().optional() }))

/** By the name of the entry. */
export type Checksums = z.infer<typeof checksumsShape>

export const format = 2
export const manifestEntry = 'manifest.json'
export const checksumsEntry = 'checksums.json'
export const entryOf = (table: string) => `tables/${table}.copy`

export type Backup = Awaited<ReturnType<typeof openBackup>>

/** Reads the whole file once and throws unless it is a backup whose content is what was written, to the last bit. */
export async function openBackup(file: string, name = file) {
  const damaged = (cause: unknown) => {
    throw new Error(`${name} is damaged or was cut off: nothing of it is used.`, { cause })
  }
  const start = await findStart(file, name)
  const read = () => readEntries(file, start)
  const written = await findManifest(read()).catch(damaged)
  if (!written) throw new Error(`${name} is not a backup.`)
  if ((written as Partial<Manifest>).format !== format)
    throw new Error(`${name} was made by a newer version of this program.`)
  const { data: manifest, error } = manifestShape.safeParse(written)
  if (!manifest) return damaged(error)
  const checksums = await verify(read(), manifest).catch(damaged)
  return { manifest, checksums, readEntries: read }
}

type Entries = AsyncIterable<{ name: string; content: AsyncIterable<Buffer> }>

async function* readEntries(file: string, start: number): Entries {
  const tar = extract()
  const reading = pipeline(createReadStream(file, { start }), createZstdDecompress(), tar)
  reading.catch(() => {})
  for await (const entry of tar) {
    yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> }
    // The next one only comes when this one was read, be it to no purpose.
    entry.resume()
  }
  // Behind the last entry is the checksum of all bytes.
  await reading
}

async function findManifest(entries: Entries): Promise<object | undefined> {
  for await (const { name, content } of entries)
    return name === manifestEntry ? z.looseObject({}).parse(await readJson(content)) : undefined
  return undefined
}

// Some kilobytes in truth. What unpacks without end must not fill the memory.
const largestJson = 4 * 1024 * 1024

async function readJson(content: AsyncIterable<Buffer>): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of content) {
    size += part.length
    if (size > largestJson) throw new Error('Too large')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}

async function verify(entries: Entries, { tables }: Manifest): Promise<Checksums> {
  const hashes = new Map<string, string>()
  let checksums: Checksums = {}
  for await (const { name, content } of entries) {
    if (hashes.has(name)) throw new Error('An entry comes twice')
    if (name === checksumsEntry) checksums = checksumsShape.parse(await readJson(content))
    else hashes.set(name, await hashOf(content))
  }
  const expected = [manifestEntry, ...tables.map((table) => entryOf(table.name))]
  for (const name of expected)
    if (!hashes.has(name) || hashes.get(name) !== checksums[name]?.sha256) throw new Error(`${name} is not as it was`)
  if (hashes.size > expected.length) throw new Error('There is more in it than it lists')
  return checksums
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of content) hash.update(bytes)
  return hash.digest('hex')
}

/** Where the backup begins. Into a pipe npm writes first what it runs, unless it is asked to be silent. */
async function findStart(file: string, name: string): Promise<number> {
  const start = (await buffer(createReadStream(file, { end: 4095 }))).toString('latin1')
  if (start.startsWith('SITE BACKUP '))
    throw new Error(`${name} has the format of an older version: restore it with the version that made it.`)
  const [announcement = ''] = /^\n?(?:> [^\n]*\n)*\n?/.exec(start) ?? []
  if (!start.startsWith('\x28\xb5\x2f\xfd', announcement.length)) throw new Error(`${name} is not a backup.`)
  return announcement.length
}
