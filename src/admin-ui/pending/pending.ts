export type Values = Record<string, unknown>

/** Where a write of this form stands among the writes of its author. The server compares them. */
export type Mark = { tab: string; sequence: number; revision: number }

/** What a save makes an end of, because it holds it. */
export type Claim = Mark & { item: string }

export type PendingWrite = Mark & { values: Values | null; based_on: string | null }

/** What somebody has typed and not saved. */
export type Mine = { values: Values; based_on: string | null; saved_at: string; revision: number }

/** A colleague who has the same form open, or has typed something there and not saved it. */
export type Other = { name: string; is_here: boolean; changed_at: string | null }

/** Who has saved the item last. */
export type LastSave = { at: string; name: string; is_self: boolean }

export type Around = { others: Other[]; saved: LastSave | null }

/** What there is when a form is opened. `item` is the key of something new that was begun before. */
export type Opened = Around & { item: string | null; mine: Mine | null; revision: number }

export type Place = { resource: string; item: string }

export type Kept = { revision: number; saved_at: string }

/** What is being written for the first time has a key instead of an id. */
export const newKey = () => `new-${crypto.randomUUID()}`

/** The fields in which what is typed differs from what is saved; nothing if none does. */
export function changesOf(fields: string[], typed: Values, saved: Values): Values | null {
  const changed = fields.filter(
    (field) => JSON.stringify(typed[field] ?? null) !== JSON.stringify(saved[field] ?? null),
  )
  return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, typed[field] ?? null])) : null
}
