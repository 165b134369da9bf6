import { desc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { LibraryPicture } from '#admin-ui/pictures/library.ts'
import type { Database } from '#platform/database/database.server.ts'
import { fileAddress, isFile } from '#records/files/queries.server.ts'
import { files } from '#records/files/tables.server.ts'
import { logoBucket } from '#records/references/logo.ts'
import type { Resource } from '#resources/resource.server.ts'
import { inWidth } from '#ui/picture-sizes.ts'
import { listUses } from './uses.server.ts'

export const pictureBucket = 'pictures'

/** What users have uploaded; the pictures of videos are looked after by the site itself. */
export const isInLibrary = inArray(files.bucket, [pictureBucket, logoBucket])

const { data: _data, ...facts } = getTableColumns(files)
const columns = { ...facts, bytes: sql<number>`length(${files.data})` }

type Row = Omit<typeof files.$inferSelect, 'data'> & { bytes: number }

type Shown = 'all' | 'unused' | 'long-unused' | 'no-words'

type Asked = { q?: string | undefined; show?: Shown | undefined; page: number; per_page: number }

/** One page of the library, the newest first, and how many of all have not been used for long. */
export async function listPictures(db: Database, resources: Resource[], asked: Asked, now: Date) {
  const { q = '', show = 'all', page, per_page } = asked
  const [rows, uses] = await Promise.all([
    db.select(columns).from(files).where(isInLibrary).orderBy(desc(files.created_at), files.name),
    listUses(db, resources),
  ])
  const counts = Map.groupBy(uses, ({ path }) => path)
  const all = rows.map((row) => describePicture(row, counts.get(`${row.bucket}/${row.name}`)?.length ?? 0, now))
  const sought = q.trim().toLowerCase().split(/\s+/)
  const found = all.filter(
    (picture) => isShown[show](picture) && sought.every((word) => textOf(picture).includes(word)),
  )
  return {
    items: found.slice((page - 1) * per_page, page * per_page),
    total: found.length,
    long_unused: all.filter(isShown['long-unused']).length,
  }
}

const isShown: Record<Shown, (picture: LibraryPicture) => boolean> = {
  all: () => true,
  unused: ({ uses }) => uses === 0,
  'long-unused': ({ is_long_unused }) => is_long_unused,
  'no-words': ({ alt, is_decorative }) => !alt && !is_decorative,
}

const textOf = ({ title, alt, name }: LibraryPicture) => `${title} ${alt ?? ''} ${name}`.toLowerCase()

export async function findPicture(db: Database, bucket: string, name: string): Promise<Row | undefined> {
  const [row] = await db
    .select(columns)
    .from(files)
    .where(sql`${isFile(bucket, name)} and ${isInLibrary}`)
  return row
}

export function describePicture(row: Row, uses: number, now: Date): LibraryPicture {
  const { bucket, name, title, alt, is_decorative, width, height, bytes, focus_x, focus_y, created_at } = row
  return {
    bucket,
    name,
    url: fileAddress(row),
    small_url: inWidth(fileAddress(row), 320),
    title: title ?? name,
    alt,
    is_decorative,
    width,
    height,
    bytes,
    focus_x,
    focus_y,
    created_at,
    uses,
    is_long_unused: uses === 0 && isLongUnused(row, now),
  }
}

const days = 30

/** Long enough without use to be offered for deletion. */
const isLongUnused = ({ unused_since }: Row, now: Date) =>
  unused_since !== null && Date.parse(unused_since) < now.getTime() - days * 24 * 60 * 60 * 1000
