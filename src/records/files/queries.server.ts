import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { files } from './tables.server.ts'

export type NewFile = { bucket: string; name: string; content_type: string; data: Buffer }

/**
 * Stores a file; one with the same bucket and name is replaced. Answers the address it is served from, which names the
 * version, so that browsers may keep it for good and still show a new one at once.
 */
export async function storeFile(db: Database, file: NewFile): Promise<string> {
  const sha256 = createHash('sha256').update(file.data).digest('hex')
  const { content_type, data } = file
  await db
    .insert(files)
    .values({ ...file, sha256 })
    .onConflictDoUpdate({ target: [files.bucket, files.name], set: { content_type, data, sha256 } })
  return fileAddress({ ...file, sha256 })
}

export const fileAddress = ({ bucket, name, sha256 }: { bucket: string; name: string; sha256: string }) =>
  `/storage/${bucket}/${name}?v=${fileVersion(sha256)}`

export const fileVersion = (sha256: string) => sha256.slice(0, 12)

export async function findFile(db: Database, bucket: string, name: string) {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.bucket, bucket), eq(files.name, name)))
  return file
}
