import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createZstdDecompress } from 'node:zlib'

/**
 * A backup is one line that says what it is, then compressed frames, then the SHA-256 of all bytes before. A frame is
 * its length in four bytes and its content: first the manifest, then for each table the rows as COPY writes them and an
 * empty frame, at last the row counts.
 */
export type Manifest = {
  created_at: string
  migrations: { hash: string; created_at: number }[]
  tables: { name: string; columns: string[] }[]
  sequences: { name: string; last_value: string; is_called: boolean }[]
}

export type RowCounts = Record<string, number>

export const firstLine = 'SITE BACKUP 1\n'
const digestLength = 32

export function frame(content: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

export const endOfTable = frame(Buffer.alloc(0))

export type Backup = Awaited<ReturnType<typeof openBackup>>

/** Opens a file that is a whole backup, for reading its frames one after the other. Throws for any other file. */
export async function openBackup(file: string) {
  const length = await verify(file)
  const packed = createReadStream(file, { start: firstLine.length, end: length - 1 })
  const unpacked = packed.pipe(createZstdDecompress())
  packed.once('error', (error) => unpacked.destroy(error))
  const chunks = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  async function take(wanted: number): Promise<Buffer> {
    const parts = [rest]
    let total = rest.length
    while (total < wanted) {
      const { value, done } = await chunks.next()
      if (done) throw new Error(`${file} ends too early.`)
      parts.push(value)
      total += value.length
    }
    const bytes = Buffer.concat(parts)
    rest = bytes.subarray(wanted)
    return bytes.subarray(0, wanted)
  }

  const next = async () => take((await take(4)).readUInt32BE())
  const readJson = async <Content>(): Promise<Content> => JSON.parse((await next()).toString())

  return {
    manifest: await readJson<Manifest>(),
    async *tableRows() {
      for (let content = await next(); content.length > 0; content = await next()) yield content
    },
    rowCounts: () => readJson<RowCounts>(),
    close: () => packed.destroy(),
  }
}

/** Reads the whole file once. Throws when it is no backup, or not the one that was written; answers where its hash begins. */
async function verify(file: string): Promise<number> {
  const start = await readStart(file)
  if (!start.startsWith(firstLine.slice(0, -2))) throw new Error(`${file} is not a backup.`)
  if (start !== firstLine) throw new Error(`${file} was made by a newer version of this program.`)
  const hash = createHash('sha256')
  let length = 0
  let last: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.concat([last, chunk as Buffer])
    const end = Math.max(0, bytes.length - digestLength)
    hash.update(bytes.subarray(0, end))
    length += end
    last = bytes.subarray(end)
  }
  if (!hash.digest().equals(last)) throw new Error(`${file} is damaged or was cut off: nothing of it is used.`)
  return length
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length), 0, firstLine.length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
