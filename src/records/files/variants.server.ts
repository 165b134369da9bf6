import { and, eq, like } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { createWorkerProcess } from '#platform/jobs/worker-process.server.ts'
import { pictureWidths } from '#ui/picture-sizes.ts'
import { type Focus, type ImageTask, unpackImage, type VariantFormat } from './image-task.ts'
import { fileVersion, findFile } from './queries.server.ts'
import { files, fileVariants } from './tables.server.ts'

type StoredPicture = { bucket: string; name: string; version: string }

export type Wanted = StoredPicture & { width: number }

type Variant = { format: VariantFormat; data: Buffer }

/** More than these wait for nothing: they are sent the picture as it is. */
const mostWaiting = 12

/** AVIFs that are to be made; what is asked for beyond them comes another time. */
const mostOrdered = 48

/** One of the widths there are; anything else is no size. */
export const readWidth = (text = '') => pictureWidths.find((width) => String(width) === text)

/**
 * Pictures in smaller sizes, made when the first browser asks and kept. A WebP is made at once, which is quick; the AVIF
 * after it, for whoever comes next. Apart from uploads, so that these never wait for it.
 */
export function createVariants(db: Database) {
  const resizing = createWorkerProcess<ImageTask>('src/records/files/image-process.server.ts')
  const making = new Map<string, Promise<Buffer | undefined>>()
  const ordered = new Map<string, () => Promise<unknown>>()
  let isCatchingUp = false

  async function find(wanted: Wanted, takesAvif: boolean): Promise<Variant | undefined> {
    const known = await listKnown(db, wanted)
    const avif = known.find(({ format }) => format === 'avif')
    if (takesAvif && avif && avif.data.length > 0) return avif
    const webp = known.find(({ format }) => format === 'webp') ?? (await makeWebp(wanted))
    if (webp && takesAvif && !avif) orderAvif(wanted, webp.data.length)
    return webp
  }

  async function makeWebp(wanted: Wanted): Promise<Variant | undefined> {
    const data = await makeOnce(keyOf(wanted), () => makeVariant(wanted, 'webp'))
    return data && { format: 'webp', data }
  }

  /** As a link preview shows it. Few ask for it and keep it long, so that we don't. */
  const findShared = (picture: StoredPicture, focus: Focus) =>
    makeOnce([...Object.values(picture), focus.x, focus.y].join(), async () => {
      const file = await findVersion(picture)
      return file && unpackImage(await resizing.run({ bytes: file.data, use: 'share', focus })).bytes
    })

  /** Those who ask for the same share one making. */
  async function makeOnce(key: string, make: () => Promise<Buffer | undefined>) {
    if (!making.has(key) && making.size >= mostWaiting) return undefined
    const work = making.get(key) ?? make().finally(() => making.delete(key))
    making.set(key, work)
    const data = await work.catch(() => undefined)
    return data?.length ? data : undefined
  }

  function orderAvif(wanted: Wanted, largest: number) {
    if (ordered.size >= mostOrdered) return
    ordered.set(keyOf(wanted), () => makeVariant(wanted, 'avif', largest))
    if (!isCatchingUp) void catchUp()
  }

  /** One after the other, so that whoever waits for a WebP never waits for more than one of them. */
  async function catchUp() {
    isCatchingUp = true
    for (const [key, work] of ordered) {
      // Next time, if it is still wanted.
      await work().catch(() => undefined)
      ordered.delete(key)
    }
    isCatchingUp = false
  }

  async function makeVariant(wanted: Wanted, format: VariantFormat, largest = Number.POSITIVE_INFINITY) {
    const { bucket, name, width } = wanted
    const file = await findVersion(wanted)
    if (!file) return undefined
    const { bytes } = unpackImage(await resizing.run({ bytes: file.data, use: 'variant', width, format }))
    if (bytes.length === 0) return undefined
    const data = bytes.length < largest ? bytes : Buffer.alloc(0)
    await db
      .insert(fileVariants)
      .values({ bucket, name, sha256: file.sha256, width, format, data })
      .onConflictDoNothing()
    return data
  }

  async function findVersion({ bucket, name, version }: StoredPicture) {
    const file = await findFile(db, bucket, name)
    return file && fileVersion(file.sha256) === version ? file : undefined
  }

  return { find, findShared }
}

const keyOf = ({ bucket, name, version, width }: Wanted) => [bucket, name, version, width].join()

async function listKnown(db: Database, { bucket, name, version, width }: Wanted): Promise<Variant[]> {
  return db
    .select({ format: fileVariants.format, data: fileVariants.data })
    .from(fileVariants)
    .where(
      and(
        eq(fileVariants.bucket, bucket),
        eq(fileVariants.name, name),
        eq(fileVariants.width, width),
        like(fileVariants.sha256, `${version}%`),
      ),
    )
}

/** Whether a picture is there that is larger than that, and of a kind that can be made smaller. */
export async function isLarger(db: Database, { bucket, name, version, width }: Wanted): Promise<boolean> {
  const { sha256, content_type } = files
  const [file] = await db
    .select({ sha256, content_type, width: files.width })
    .from(files)
    .where(and(eq(files.bucket, bucket), eq(files.name, name)))
  if (!file || fileVersion(file.sha256) !== version) return false
  return /^image\/(webp|png|jpeg|avif)$/.test(file.content_type) && (file.width ?? Number.POSITIVE_INFINITY) > width
}
