import { z } from 'zod'
import { moment } from '#platform/input.ts'

const count = z.int().min(0).max(2_000_000_000)

export const mark = z.strictObject({ tab: z.uuid(), sequence: count.min(1), revision: count })

/** What was typed, by field, finished or not. */
export const pendingValues = z.record(z.string().max(200), z.unknown())

export type Values = z.infer<typeof pendingValues>

export const presence = z.strictObject({ is_here: z.boolean() })

/** `based_on` is the `updated_at` of what was typed into. */
export type WriteVersion = z.infer<typeof writeVersion>

export const writeVersion = mark.extend({ based_on: moment.nullable() })

export type Claim = z.infer<typeof claim>

const claim = mark.extend({ item: z.string().min(1).max(200) })

export const readClaim = (header: string | undefined): Claim | undefined => claim.safeParse(readHeader(header)).data

export function readHeader(header: string | undefined): unknown {
  try {
    return header && JSON.parse(header)
  } catch {
    return undefined
  }
}

/** What is being written for the first time has a key that its form made up instead of an id. */
export const isNewKey = (item: string) => /^new-[0-9a-f-]{36}$/.test(item)
