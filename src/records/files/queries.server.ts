import { createHash } from 'node:crypto'
import { and, eq, like, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { files, fileVersions } from './tables.server.ts'

export type NewFile = { bucket: string; name: string; content_type: string; data: Buffer } & Partial<
  Pick<typeof files.$inferSelect, 'title' | 'width' | 'height' | 'alt' | 'is_decorative' | 'cut_from'>
>

/**
 * Stores a file; one with the same bucket and name is replaced. Answers the address it is served from, which names the
 * version, so that browsers may keep it for good and still show a new one at once. Under its own address the version
 * before is still there.
 */
export function storeFile(db: Database, file: NewFile): Promise<string> {
  const sha256 = createHash('sha256').update(file.data).digest('hex')
  const { bucket, name, ...values } = { ...file, sha256 }
  return db.transaction(async (tx) => {
    await tx.execute(sql`insert into ${fileVersions} (bucket, name, sha256, content_type, data)
      select bucket, name, sha256, content_type, data from ${files}
      where bucket = ${bucket} and name = ${name} and sha256 <> ${sha256} on conflict do nothing`)
    await tx
      .insert(files)
      .values({ bucket, name, ...values })
      .onConflictDoUpdate({ target: [files.bucket, files.name], set: values })
    return fileAddress({ bucket, name, sha256 })
  })
}

type Addressed = { bucket: string; name: string; sha256: string; focus_x?: number; focus_y?: number }

/** What has to stay in sight is part of the address, so that pages need not ask for it. */
export const fileAddress = ({ bucket, name, sha256, focus_x = 50, focus_y = 50 }: Addressed) =>
  `/storage/${bucket}/${name}?v=${fileVersion(sha256)}${focus_x === 50 && focus_y === 50 ? '' : `&at=${focus_x}-${focus_y}`}`

export const fileVersion = (sha256: string) => sha256.slice(0, 12)

export const isFile = (bucket: string, name: string) => and(eq(files.bucket, bucket), eq(files.name, name))

/** The file, or what it was in that version where there has been one. */
export async function findFile(db: Database, bucket: string, name: string, version = '') {
  const { content_type, sha256, data } = files
  const [file] = await db.select({ content_type, sha256, data }).from(files).where(isFile(bucket, name))
  if (!file || !/^[0-9a-f]{12}$/.test(version) || fileVersion(file.sha256) === version) return file
  const [earlier] = await db
    .select()
    .from(fileVersions)
    .where(and(eq(fileVersions.bucket, bucket), eq(fileVersions.name, name), like(fileVersions.sha256, `${version}%`)))
  return earlier ?? file
}
