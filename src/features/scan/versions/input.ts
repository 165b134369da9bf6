import { z } from 'zod'
import { moment } from '#platform/input.ts'
import { scanVersion } from './version.ts'

const title = z.string().trim().min(1, 'Required').max(100, 'At most 100 characters')

/** A new draft is a copy of another version; of the published one if nothing is said. */
export const draftInput = z.strictObject({ from_id: z.guid().optional(), title: title.optional() })

export const versionChange = z.strictObject({ title, definition: scanVersion }).partial()

/** The version that was seen; `If-Unmodified-Since-Version` says the same. */
export const publishInput = z.strictObject({ updated_at: moment.optional() })

export const mostCompared = 10_000

/** `definition` is what is typed and not saved yet; the saved one if nothing is said. */
export const backTestInput = z.strictObject({
  last: z.int().min(1).max(mostCompared).default(200),
  definition: scanVersion.optional(),
})
