import type { Context } from 'hono'
import { pictureLimits } from '#admin-ui/inputs/picture-limits.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { limitBody } from '#platform/http/write-guard.server.ts'
import { refuse } from './images.server.ts'

const megabyte = 1024 * 1024
const largest = pictureLimits.megabytes * megabyte
const tooLarge = `The file may have at most ${pictureLimits.megabytes} MB.`
const minutes = 60_000

/** A little more than the file itself: a form writes its own lines around it. Slow lines are given time. */
export const limitUpload = limitBody(largest + megabyte / 16, { timeoutMs: 5 * minutes, tooLarge })

/** The one file of a form, in its field `file`. */
export async function receiveFile(c: Context): Promise<File> {
  const form = await c.req.formData().catch(() => {
    throw new Refusal(400, 'The upload did not arrive as a whole. Please try again.')
  })
  const [file, ...others] = form.getAll('file')
  if (!(file instanceof File) || others.length > 0) throw refuse(422, 'Send one file in the field “file”.')
  if (file.size === 0) throw refuse(422, 'The file is empty.')
  if (file.size > largest) throw refuse(413, tooLarge)
  return file
}
