import { type RaRecord, useNotify, useRefresh, useResourceContext, useUpdate } from 'react-admin'
import { formatValue } from '#admin-ui/format/format-value.ts'
import { isSame } from '#admin-ui/format/is-same.ts'
import { useFieldLabel } from '#admin-ui/format/use-field-label.ts'
import { useAutosaveContext } from '#admin-ui/pending/autosave-context.tsx'
import { ConflictDialog } from './conflict.tsx'

export type Conflict = { theirs: RaRecord; mine: Partial<RaRecord>; seen: RaRecord }

/** The fields of an item that somebody else has saved meanwhile. */
export function RecordConflict({ theirs, mine, seen, onClose }: Conflict & { onClose: () => void }) {
  const resource = useResourceContext()
  const labelOf = useFieldLabel(resource ?? '')
  const refresh = useRefresh()
  const notify = useNotify()
  const { handle, fields: writable } = useAutosaveContext()
  const [update, { isPending }] = useUpdate()
  // A row tells more than its form can write, and not the same each time.
  const fields = writable.current.filter((field) => field in mine && !isSame(mine[field], theirs[field]))
  const keepMine = () => {
    const changed = Object.fromEntries(
      fields.filter((field) => !isSame(mine[field], seen[field])).map((field) => [field, mine[field]]),
    )
    update(
      resource,
      { id: theirs.id, data: { ...theirs, ...changed }, previousData: theirs },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`resources.${resource}.notifications.updated`, { messageArgs: { smart_count: 1 } })
          refresh()
          onClose()
        },
        onError: (error) => {
          handle.current?.fail()
          notify((error as Error).message, { type: 'error' })
        },
      },
    )
  }
  const takeTheirs = async () => {
    if ((await handle.current?.drop()) === false) return
    refresh()
    onClose()
  }
  return (
    <ConflictDialog
      words={{ one: 'Field', many: 'fields' }}
      differences={fields.map((field) => ({
        key: field,
        label: labelOf(field),
        theirs: formatValue(theirs[field]),
        mine: formatValue(mine[field]),
      }))}
      isSaving={isPending}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onClose={onClose}
    />
  )
}
