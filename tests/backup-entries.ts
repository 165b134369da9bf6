import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'

export type Entry = { name: string; content: Buffer }

/** What a backup holds, read without our own code. */
export async function listEntries(path: string): Promise<Entry[]> {
  const tar = extract()
  tar.end(zstdDecompressSync(await readFile(path)))
  const entries: Entry[] = []
  for await (const entry of tar) entries.push({ name: entry.header.name, content: await buffer(entry) })
  return entries
}

export function tarOf(entries: Entry[]): Promise<Buffer> {
  const tar = pack()
  for (const { name, content } of entries) tar.entry({ name }, content)
  tar.finalize()
  return buffer(tar)
}
