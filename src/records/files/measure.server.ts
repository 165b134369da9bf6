import { isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { measurePicture } from './images.server.ts'
import { isFile } from './queries.server.ts'
import { files } from './tables.server.ts'

/** Writes down how large those pictures are that came before anybody asked; one after the other, a picture at a time. */
export async function measurePictures(db: Database) {
  const { bucket, name } = files
  const unknown = await db
    .select({ bucket, name })
    .from(files)
    .where(sql`${isNull(files.width)} and ${files.content_type} like 'image/%'`)
  for (const one of unknown) {
    const [file] = await db
      .select({ data: files.data, content_type: files.content_type })
      .from(files)
      .where(isFile(one.bucket, one.name))
    const size = file && (await measurePicture(file.data, file.content_type))
    if (size) await db.update(files).set(size).where(isFile(one.bucket, one.name))
  }
}
