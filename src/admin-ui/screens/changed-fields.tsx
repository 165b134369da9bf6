import { fieldLabel, formatValue } from '#admin-ui/format/format-value.ts'
import { isSame } from '#admin-ui/format/is-same.ts'

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

export function ChangedFields({ fields }: { fields: ChangedField[] }) {
  return (
    <dl className="admin-changes">
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="admin-label">{fieldLabel(field)}</dt>
          <dd>
            <del>{formatValue(before)}</del>
            <ins>{formatValue(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
