import { Button, Skeleton } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { formatValue } from '#admin-ui/format/format-value.ts'
import { useFieldLabel } from '#admin-ui/format/use-field-label.ts'
import { allFields, ChangedFields, changedFields } from '#admin-ui/screens/changed-fields.tsx'
import { type Entry, isTrace, type WholeEntry } from './entry.ts'

/** The values before and after, read when somebody wants to see them. */
export function EntryDetails() {
  const entry = useRecordContext<Entry>()
  const [isOpen, setIsOpen] = useState(false)
  const labelOf = useFieldLabel(entry?.resource ?? '')
  if (!entry || (isTrace(entry) && !entry.has_values)) return null
  const { changed } = entry
  const words = changed.map(labelOf).join(', ') || (isTrace(entry) ? 'Details' : 'Show what it held')
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="admin-hint">{words}</summary>
      {isOpen && <EntryValues id={entry.id} />}
    </details>
  )
}

function EntryValues({ id }: { id: string }) {
  const data = useAdminData()
  const {
    data: entry,
    error,
    isPending,
  } = useQuery({ queryKey: ['audit', 'values', id], queryFn: () => data.call<WholeEntry>('GET', `audit/${id}`) })
  if (error) return <p role="alert">The entry can not be shown right now.</p>
  if (isPending) return <Skeleton height={80} />
  const { before, after } = entry
  return (
    <>
      {before && after ? (
        <Changes entry={entry} />
      ) : (
        <Values resource={entry.resource} values={after ?? before ?? {}} />
      )}
      {entry.action === 'delete' && entry.is_gone && <BringBack entry={entry} />}
    </>
  )
}

function Changes({ entry }: { entry: WholeEntry }) {
  const fields = changedFields(entry)
  return fields.length > 0 ? (
    <ChangedFields resource={entry.resource} fields={fields} />
  ) : (
    <p>Saved without a change.</p>
  )
}

function Values({ resource, values }: { resource: string; values: Record<string, unknown> }) {
  const labelOf = useFieldLabel(resource)
  return (
    <dl className="admin-changes">
      {allFields(values).map(({ field, value }) => (
        <div key={field}>
          <dt className="admin-label">{labelOf(field)}</dt>
          <dd>{formatValue(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Accounts don't come back: their passwords are gone. */
const gone = new Set(['users', 'inquiries', 'assessments', 'mails'])

function BringBack({ entry: { id, resource, item_id, item_label } }: { entry: WholeEntry }) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const restore = useMutation({
    mutationFn: () => data.restore(resource, item_id, id),
    onSuccess: () => {
      notify(`${item_label} is back`, { type: 'success' })
      refresh()
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  })
  if (gone.has(resource)) return null
  return (
    <Button variant="outlined" disabled={restore.isPending} onClick={() => restore.mutate()}>
      Bring it back
    </Button>
  )
}
