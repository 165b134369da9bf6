import type { Tone } from '#admin-ui/fields/status-chip.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import type { State } from '#records/releases/states.ts'

type Values = Record<string, unknown>

/** Which fields somebody else has written since, and who. */
export type Conflict = { fields: string[]; by: string | null; is_gone: boolean }

export type ReleaseChange = {
  resource: string
  id: string
  label: string
  values?: Values
  before?: Values | null
  version?: string | null
  conflict?: Conflict | null
  /** Added or settled in the form, and not saved yet. */
  isNew?: boolean
  isSettled?: boolean
}

export type Release = {
  id: string
  title: string
  state: State
  planned_at: string | null
  happened_at: string | null
  problem: string | null
  changes: ReleaseChange[]
  updated_at: string
}

export const stateNames: Record<State, string> = {
  draft: 'Draft',
  planned: 'Planned',
  live: 'Live',
  undone: 'Taken back',
  failed: 'Failed',
}

export const tones: Record<State, Tone> = {
  draft: 'plain',
  planned: 'planned',
  live: 'on',
  undone: 'off',
  failed: 'danger',
}

/** Where a release stands, and since or until when. */
export function wordsOf({ state, planned_at, happened_at }: Pick<Release, 'state' | 'planned_at' | 'happened_at'>) {
  if (state === 'planned' && planned_at) return `Planned for ${formatMoment(planned_at)}`
  if (state === 'draft' || !happened_at) return stateNames[state]
  return `${stateNames[state]} ${state === 'live' ? 'since' : 'on'} ${formatMoment(happened_at)}`
}

/** What is sent: all items, with fields where the form has added them. What was settled counts as seen. */
export const sentChanges = (changes: ReleaseChange[]) =>
  // The server tells them now in this order and now in that, which is no difference.
  changes.toSorted(byItem).map(({ resource, id, values, version, isNew, isSettled }) => ({
    resource,
    id,
    ...(isNew && { values }),
    ...(isSettled && { version }),
  }))

const byItem = (a: ReleaseChange, b: ReleaseChange) => (`${a.resource}/${a.id}` < `${b.resource}/${b.id}` ? -1 : 1)
