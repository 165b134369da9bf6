import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer, json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'

/**
 * A backup is a tar compressed with zstd: `manifest.json`, each table's rows as COPY writes them, and at last
 * `checksums.json`, without which the file was cut off.
 */
export type Manifest = {
  format: number
  created_at: string
  migrations: { hash: string; created_at: number }[]
  tables: { name: string; columns: string[] }[]
  sequences: { name: string; last_value: string; is_called: boolean }[]
}

/** By the name of the entry. */
export type Checksums = Record<string, { sha256: string; rows?: number }>

export const format = 2
export const manifestEntry = 'manifest.json'
export const checksumsEntry = 'checksums.json'
export const entryOf = (table: string) => `tables/${table}.copy`

export type Backup = Awaited<ReturnType<typeof openBackup>>

/** Reads the whole file once and throws unless it is a backup whose content is what was written, to the last bit. */
export async function openBackup(file: string) {
  const damaged = (cause: unknown) => {
    throw new Error(`${file} is damaged or was cut off: nothing of it is used.`, { cause })
  }
  await checkStart(file)
  const manifest = await findManifest(file).catch(damaged)
  if (!manifest) throw new Error(`${file} is not a backup.`)
  if (manifest.format !== format) throw new Error(`${file} was made by a newer version of this program.`)
  const checksums = await verify(file, manifest).catch(damaged)
  return { manifest, checksums, readEntries: () => readEntries(file) }
}

async function* readEntries(file: string) {
  const tar = extract()
  const reading = pipeline(createReadStream(file), createZstdDecompress(), tar)
  reading.catch(() => {})
  for await (const entry of tar) {
    yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> }
    // The next one only comes when this one was read, be it to no purpose.
    entry.resume()
  }
  // Behind the last entry is the checksum of all bytes.
  await reading
}

async function findManifest(file: string): Promise<Manifest | undefined> {
  for await (const { name, content } of readEntries(file))
    return name === manifestEntry ? ((await json(content)) as Manifest) : undefined
  return undefined
}

async function verify(file: string, { tables }: Manifest): Promise<Checksums> {
  const hashes = new Map<string, string>()
  let checksums: Checksums = {}
  for await (const { name, content } of readEntries(file)) {
    if (name === checksumsEntry) checksums = (await json(content)) as Checksums
    else hashes.set(name, await hashOf(content))
  }
  for (const name of [manifestEntry, ...tables.map((table) => entryOf(table.name))])
    if (!hashes.has(name) || hashes.get(name) !== checksums[name]?.sha256) throw new Error(`${name} is not as it was`)
  return checksums
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of content) hash.update(bytes)
  return hash.digest('hex')
}

async function checkStart(file: string) {
  const start = (await buffer(createReadStream(file, { end: 11 }))).toString('latin1')
  if (start === 'SITE BACKUP ')
    throw new Error(`${file} has the format of an older version: restore it with the version that made it.`)
  if (!start.startsWith('\x28\xb5\x2f\xfd')) throw new Error(`${file} is not a backup.`)
}
