import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type RaRecord, useNotify, useRefresh, useResourceContext, useUpdate } from 'react-admin'
import { fieldLabel, formatValue } from '#admin-ui/format/format-value.ts'
import { isSame } from '#admin-ui/format/is-same.ts'

export type Conflict = { theirs: RaRecord; mine: Partial<RaRecord>; seen: RaRecord }

const ignored = new Set(['updated_at', 'created_at', 'id'])

/** Somebody saved the item after it was opened here: both versions side by side, and a choice. */
export function ConflictDialog({ theirs, mine, seen, onClose }: Conflict & { onClose: () => void }) {
  const resource = useResourceContext()
  const refresh = useRefresh()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const fields = Object.keys(mine).filter((field) => !ignored.has(field) && !isSame(mine[field], theirs[field]))
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
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  }
  const takeTheirs = () => {
    refresh()
    onClose()
  }
  return (
    <Dialog open maxWidth="md" fullWidth onClose={onClose}>
      <DialogTitle>Somebody else has saved this in the meantime</DialogTitle>
      <DialogContent>
        <p>Nothing of yours is lost. These fields differ:</p>
        <table className="admin-compare">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved by a colleague</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{fieldLabel(field)}</th>
                <td>{formatValue(theirs[field])}</td>
                <td>{formatValue(mine[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go on editing</Button>
        <Button onClick={takeTheirs}>Take the colleague's version</Button>
        <Button variant="contained" onClick={keepMine} disabled={isPending}>
          Save my changes over it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
