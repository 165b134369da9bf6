import { desc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { LibraryPicture, UsedIn } from '#admin-ui/pictures/library.ts'
import { type Key, pictureId } from '#admin-ui/pictures/picture-id.ts'
import type { Database } from '#platform/database/database.server.ts'
import { fileAddress, isFile } from '#records/files/queries.server.ts'
import { files } from '#records/files/tables.server.ts'
import { logoBucket } from '#records/references/logo.ts'
import type { Resource } from '#resources/resource.server.ts'
import { inWidth } from '#ui/picture-sizes.ts'
import { describeUses, listUses } from './uses.server.ts'

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
  const used = new Set(uses.map(({ path }) => path))
  const isUnused = (row: Row) => !used.has(pathOf(row))
  const isLeft = (row: Row) => isUnused(row) && isLongUnused(row, now)
  const isShown: Record<Shown, (row: Row) => boolean> = {
    all: () => true,
    unused: isUnused,
    'long-unused': isLeft,
    'no-words': ({ alt, is_decorative }) => !alt && !is_decorative,
  }
  const sought = q.trim().toLowerCase().split(/\s+/)
  const found = rows.filter((row) => isShown[show](row) && sought.every((word) => textOf(row).includes(word)))
  const shown = found.slice((page - 1) * per_page, page * per_page)
  const paths = new Set(shown.map(pathOf))
  const itemsOf = await describeUses(
    db,
    resources,
    uses.filter(({ path }) => paths.has(path)),
  )
  return {
    items: shown.map((row) => describePicture(row, itemsOf(pathOf(row)), now)),
    total: found.length,
    long_unused: rows.filter(isLeft).length,
  }
}

const textOf = ({ title, alt, name }: Row) => `${title ?? ''} ${alt ?? ''} ${name}`.toLowerCase()

export const pathOf = ({ bucket, name }: Key) => `${bucket}/${name}`

export async function findPicture(db: Database, { bucket, name }: Key): Promise<Row | undefined> {
  const [row] = await db
    .select(columns)
    .from(files)
    .where(sql`${isFile(bucket, name)} and ${isInLibrary}`)
  return row
}

export function describePicture(row: Row, used_in: UsedIn[], now: Date): LibraryPicture {
  const { bucket, name, title, alt, is_decorative, width, height, bytes, focus_x, focus_y, created_at } = row
  return {
    id: pictureId(row),
    bucket,
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
    used_in,
    is_long_unused: used_in.length === 0 && isLongUnused(row, now),
  }
}

const days = 30

/** Long enough without use to be offered for deletion. */
const isLongUnused = ({ unused_since }: Row, now: Date) =>
  unused_since !== null && Date.parse(unused_since) < now.getTime() - days * 24 * 60 * 60 * 1000
