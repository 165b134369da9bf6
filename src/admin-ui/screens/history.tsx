import ExpandMore from '@mui/icons-material/ExpandMore'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import { useAdminData, type Version } from '#admin-ui/admin-data.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { useFieldLabel } from '#admin-ui/format/use-field-label.ts'
import { useAutosaveContext } from '#admin-ui/pending/autosave-context.tsx'
import { ChangedFields, changedFields } from './changed-fields.tsx'

const verbs: Record<string, string> = {
  create: 'created it',
  update: 'changed it',
  publish: 'published it',
  restore: 'restored a version',
  delete: 'deleted it',
  send: 'tried it out',
  resend: 'had it sent again',
}

/** Every version of the item, newest first, each of which can be brought back. Open where there is room beside the form. */
export function History({ canRestore }: { canRestore: boolean }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const data = useAdminData()
  const isBeside = useMediaQuery('(width >= 80rem)', { noSsr: true })
  const {
    data: versions = [],
    isPending,
    error,
  } = useQuery({
    queryKey: [resource, 'history', record?.id, record?.updated_at],
    queryFn: () => data.listVersions(resource, record?.id ?? ''),
    enabled: Boolean(record),
  })
  return (
    <details className="panel admin-history" open={isBeside}>
      <summary className="spread">
        <h2>History {versions.length > 0 && <span className="admin-badge">{versions.length}</span>}</h2>
        <ExpandMore />
      </summary>
      {error && (
        <p role="alert" className="admin-hint">
          The history can not be shown right now.
        </p>
      )}
      {!isPending && !error && versions.length === 0 && (
        <p className="admin-hint">Nobody has changed it since it was set up.</p>
      )}
      <ol className="ruled">
        {versions.map((version, place) => (
          <Entry key={version.id} version={version} canRestore={canRestore && place > 0} />
        ))}
      </ol>
    </details>
  )
}

function Entry({ version, canRestore }: { version: Version; canRestore: boolean }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isUnsaved, handle } = useAutosaveContext()
  const [isAsking, setIsAsking] = useState(false)
  const restore = useMutation({
    mutationFn: () => data.restore(resource, record?.id ?? '', version.id),
    onSuccess: () => {
      notify(`resources.${resource}.notifications.restored`, { type: 'success', messageArgs: { smart_count: 1 } })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  const fields = changedFields(version)
  const labelOf = useFieldLabel(resource)
  return (
    <li>
      <p>
        <b>{version.user_name}</b> {verbs[version.action] ?? version.action}
        <br />
        <time className="admin-hint" dateTime={version.at}>
          {formatMoment(version.at)}
        </time>
      </p>
      {fields.length > 0 && (
        <details>
          <summary className="admin-hint">{fields.map(({ field }) => labelOf(field)).join(', ')}</summary>
          <ChangedFields resource={resource} fields={fields} />
        </details>
      )}
      {canRestore && version.after && (
        <Button
          size="small"
          disabled={restore.isPending}
          onClick={() => (isUnsaved ? setIsAsking(true) : restore.mutate())}
        >
          Restore this version
        </Button>
      )}
      {isAsking && (
        <DropQuestion
          onStay={() => setIsAsking(false)}
          onDrop={async () => {
            setIsAsking(false)
            if ((await handle.current?.drop()) ?? true) restore.mutate()
          }}
        />
      )}
    </li>
  )
}

function DropQuestion({ onStay, onDrop }: { onStay: () => void; onDrop: () => void }) {
  const id = useId()
  return (
    <Dialog open onClose={onStay} aria-labelledby={id}>
      <DialogTitle id={id}>Drop what you have typed?</DialogTitle>
      <DialogContent>
        The form holds changes that are not saved. The older version would take their place.
      </DialogContent>
      <DialogActions>
        <Button onClick={onDrop} color="error">
          Restore and drop my changes
        </Button>
        <Button variant="contained" onClick={onStay}>
          Keep writing
        </Button>
      </DialogActions>
    </Dialog>
  )
}
