import { Fragment } from 'react'
import { formatValue, wholeValue } from '#admin-ui/format/format-value.ts'
import { isSame } from '#admin-ui/format/is-same.ts'
import { useFieldLabel } from '#admin-ui/format/use-field-label.ts'
import { diffWords } from '#admin-ui/format/word-diff.ts'

type Values = Record<string, unknown> | null

type ChangedField = { field: string; before: unknown; after: unknown }

// Kept by the database, or said a second time by another field.
const unremarkable = new Set(['updated_at', 'created_at', 'id', 'tag_ids'])

/** The fields that a change has given another value. */
export function changedFields({ before, after }: { before: Values; after: Values }): ChangedField[] {
  if (!before || !after) return []
  return Object.keys(after)
    .filter((field) => !unremarkable.has(field) && !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

/** All that a new item had, or a deleted one. */
export function allFields(values: Record<string, unknown>): { field: string; value: unknown }[] {
  return Object.entries(values)
    .filter(([field, value]) => !unremarkable.has(field) && formatValue(value) !== formatValue(null))
    .map(([field, value]) => ({ field, value }))
}

export function ChangedFields({ resource, fields }: { resource: string; fields: ChangedField[] }) {
  const labelOf = useFieldLabel(resource)
  return (
    <dl className="admin-changes">
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="admin-label">{labelOf(field)}</dt>
          <dd>
            <Difference before={wholeValue(before)} after={wholeValue(after)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const marks = { same: 'span', gone: 'del', new: 'ins' } as const

/** Both values as one text, with what went and what came marked in it. */
export function Difference({ before, after }: { before: string; after: string }) {
  if (before === after)
    return <span className="admin-hint">The words are the same; links, pictures or looks changed.</span>
  return diffWords(before, after).map(({ kind, words }, place) => {
    const Mark = marks[kind]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text is known by its place
      <Fragment key={place}>
        {place > 0 && ' '}
        <Mark>{words}</Mark>
      </Fragment>
    )
  })
}
