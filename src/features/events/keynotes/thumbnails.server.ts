import { and, eq, inArray } from 'drizzle-orm'
import { eventsContent } from '#features/events/content.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { sendJobs } from '#platform/jobs/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { preparePicture } from '#records/files/images.server.ts'
import { fileAddress, storeFile } from '#records/files/queries.server.ts'
import { files } from '#records/files/tables.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { readKeynotes } from './keynotes.ts'
import { findVideoPicture, isVideoId, type VideoHost } from './video-host.server.ts'

const bucket = 'video-thumbnails'
const ending = '.webp'

/** The queue of the job that keeps them up to date. */
export const thumbnailsQueue = 'keynote-thumbnails'

/** To be called in the transaction that saves the list of videos: their pictures are fetched soon after. */
export const orderThumbnails = (tx: Transaction) => sendJobs(tx, thumbnailsQueue, [{}])

/** The addresses of the pictures that we have, by video. */
export async function listThumbnails(db: Database): Promise<Record<string, string>> {
  const { name, sha256 } = files
  const rows = await db.select({ bucket: files.bucket, name, sha256 }).from(files).where(eq(files.bucket, bucket))
  return Object.fromEntries(rows.map((file) => [file.name.slice(0, -ending.length), fileAddress(file)]))
}

/**
 * Fetches the pictures that are missing, so that visitors never ask the video host for them, and forgets those of videos
 * that are gone. What its host does not have stays without. Throws when the host can't be reached: to be tried again.
 */
export async function updateThumbnails({ db, log }: { db: Database; log: Log }, host: VideoHost = {}) {
  const { keynote_videos } = await getPageContent(db, eventsContent)
  const wanted = new Set(
    readKeynotes(keynote_videos)
      .map(({ youtubeId }) => youtubeId)
      .filter(isVideoId),
  )
  const known = new Set(Object.keys(await listThumbnails(db)))
  await forget(
    db,
    [...known].filter((id) => !wanted.has(id)),
  )
  const missing = [...wanted].filter((id) => !known.has(id))
  const failures: unknown[] = []
  for (const id of missing) await fetchThumbnail(db, id, host).catch((error) => failures.push(error))
  if (failures.length === 0) return
  log.warn({ error: failures[0], missing: failures.length }, 'pictures of videos could not be fetched')
  throw new Error('The video host can not be reached.')
}

async function fetchThumbnail(db: Database, id: string, host: VideoHost) {
  const bytes = await findVideoPicture(id, host)
  if (!bytes) return
  // Read and written anew by ourselves. What can't be read is as good as none.
  const picture = await preparePicture(new File([bytes as BlobPart], id)).catch(() => undefined)
  if (!picture) return
  const { ending: _ending, ...image } = picture
  await storeFile(db, { bucket, name: id + ending, ...image })
}

async function forget(db: Database, ids: string[]) {
  if (ids.length === 0) return
  await db.delete(files).where(
    and(
      eq(files.bucket, bucket),
      inArray(
        files.name,
        ids.map((id) => id + ending),
      ),
    ),
  )
}
