import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '#platform/problem.server.ts'
import { pictureLimits } from '#ui/office/picture-limits.ts'
import { refuse } from './images.server.ts'

const megabyte = 1024 * 1024
const largest = pictureLimits.megabytes * megabyte

/** A little more than the file itself: a form writes its own lines around it. */
export const limitUpload = bodyLimit({
  maxSize: largest + megabyte / 16,
  onError: () => {
    throw tooLarge()
  },
})

/** The one file of a form, in its field `file`. */
export async function receiveFile(c: Context): Promise<File> {
  const form = await c.req.formData().catch(() => {
    throw new Refusal(400, 'The upload did not arrive as a whole. Please try again.')
  })
  const [file, ...others] = form.getAll('file')
  if (!(file instanceof File) || others.length > 0) throw refuse(422, 'Send one file in the field “file”.')
  if (file.size === 0) throw refuse(422, 'The file is empty.')
  if (file.size > largest) throw tooLarge()
  return file
}

const tooLarge = () => refuse(413, `The file may have at most ${pictureLimits.megabytes} MB.`)
