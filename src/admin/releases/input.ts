import { z } from 'zod'
import { moment, requiredText } from '#platform/input.ts'

/**
 * One item with the fields that change. Without `values` it is what the caller has typed there and not saved, or what
 * the release holds of it already. `version` is the item's `updated_at` as the caller has seen it: what somebody has
 * saved until then may be overwritten.
 */
const releaseChange = z.strictObject({
  resource: z.string().min(1).max(100),
  id: z.string().min(1).max(200),
  values: z.record(z.string().max(200), z.unknown()).optional(),
  version: moment.nullable().optional(),
})

export type WantedChange = z.infer<typeof releaseChange>

const isOnce = (changes: WantedChange[]) =>
  new Set(changes.map(({ resource, id }) => `${resource}/${id}`)).size === changes.length

const changes = z.array(releaseChange).max(100).refine(isOnce, 'Each item once')

/** `changes` are all that it holds: what is left out is taken out. `add` are further ones. */
export const releaseUpdate = z
  .strictObject({
    title: requiredText(200),
    planned_at: moment.nullable(),
    changes,
    add: changes,
  })
  .partial()

export const releaseInput = releaseUpdate.omit({ add: true }).required({ title: true })

export type ReleaseUpdate = z.infer<typeof releaseUpdate>

/** `force`: what was edited since is taken back as well. */
export const undoInput = z.strictObject({ force: z.boolean() }).partial()
