import { z } from 'zod'

const count = z.int().min(0).max(2_000_000_000)

export const mark = z.strictObject({ tab: z.uuid(), sequence: count.min(1), revision: count })

/** `values: null` discards. `based_on` is the `updated_at` of what was typed into. */
export const pendingWrite = mark.extend({
  values: z.record(z.string().max(200), z.unknown()).nullable(),
  based_on: z.iso.datetime({ offset: true }).nullable(),
})

export type PendingWrite = z.infer<typeof pendingWrite>

export const presence = z.strictObject({ is_here: z.boolean() })

export type Claim = z.infer<typeof claim>

const claim = mark.extend({ item: z.string().min(1).max(200) })

export function readClaim(header: string | undefined): Claim | undefined {
  if (!header) return undefined
  try {
    return claim.safeParse(JSON.parse(header)).data
  } catch {
    return undefined
  }
}

/** What is being written for the first time has a key that its form made up instead of an id. */
export const isNewKey = (item: string) => /^new-[0-9a-f-]{36}$/.test(item)
