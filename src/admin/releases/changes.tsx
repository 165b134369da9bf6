import { Button } from '@mui/material'
import { usePermissions } from 'react-admin'
import { useController } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { editorPath } from '#admin/content/editor-path.ts'
import { adminFeatures } from '#admin/features.ts'
import { capital } from '#admin-ui/format/format-value.ts'
import { Callout } from '#admin-ui/screens/callout.tsx'
import { ChangedFields } from '#admin-ui/screens/changed-fields.tsx'
import { AddSwitch, switches } from './add-switch.tsx'
import type { ReleaseChange } from './release.ts'

/** What a release changes, in its form. */
export function ChangesInput() {
  const { field } = useController({ name: 'changes', defaultValue: [] })
  const changes = field.value as ReleaseChange[]
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const isHeld = (one: ReleaseChange) => (known: ReleaseChange) =>
    known.resource === one.resource && known.id === one.id
  const settle = (change: ReleaseChange) =>
    field.onChange(
      changes.map((known) => (isHeld(change)(known) ? { ...known, conflict: null, isSettled: true } : known)),
    )
  const remove = (change: ReleaseChange) => field.onChange(changes.filter((known) => !isHeld(change)(known)))
  const add = (change: ReleaseChange) => field.onChange([...changes.filter((known) => !isHeld(change)(known)), change])
  return (
    <div className="stack">
      {changes.length === 0 ? (
        <p className="soft">Nothing yet.</p>
      ) : (
        <ChangeList changes={changes} onRemove={remove} onSettle={settle} />
      )}
      {switches
        .filter(({ adminOnly }) => !adminOnly || permissions === 'admin')
        .map((kind) => (
          <AddSwitch key={kind.resource} kind={kind} onAdd={add} />
        ))}
    </div>
  )
}

type Steps = { onRemove?: (change: ReleaseChange) => void; onSettle?: (change: ReleaseChange) => void }

export function ChangeList({ changes, ...steps }: Steps & { changes: ReleaseChange[] }) {
  return (
    <ul className="ruled release-changes" aria-label="Changes">
      {changes.map((change) => (
        <li key={`${change.resource}/${change.id}`}>
          <Change change={change} {...steps} />
        </li>
      ))}
    </ul>
  )
}

function Change({ change, onRemove, onSettle }: Steps & { change: ReleaseChange }) {
  const { resource, id, label, values = {}, before, conflict } = change
  const { words, menu } = adminFeatures.find(({ name }) => name === resource) ?? {}
  const Icon = menu?.icon
  const path = resource === 'content' ? editorPath(id) : `/admin/${resource}/${id}`
  const summary = switches.find((known) => known.resource === resource)?.say(values)
  const fields = Object.entries(values).map(([field, after]) => ({
    field,
    before: plain(before?.[field]),
    after: plain(after),
  }))
  return (
    <div className="lines">
      <div className="spread">
        <span className="release-item">
          {Icon && <Icon fontSize="small" titleAccess={capital(words?.one ?? resource)} />}
          <span>
            <Link to={path} className="admin-link">
              {label}
            </Link>
            {summary && <span className="soft">: {summary}</span>}
          </span>
        </span>
        {onRemove && (
          <Button size="small" onClick={() => onRemove(change)} aria-label={`Take out “${label}”`}>
            Take out
          </Button>
        )}
      </div>
      {conflict && (
        <Callout title={`${conflict.by ?? 'Somebody'} has changed this since`}>
          {conflict.is_gone ? (
            <p>It was deleted. Take it out to go on.</p>
          ) : (
            <>
              <p>The release can not go live until you say which is to stay. Take it out to leave theirs.</p>
              {onSettle && (
                <Button variant="outlined" size="small" onClick={() => onSettle(change)}>
                  Let the release overwrite it
                </Button>
              )}
            </>
          )}
        </Callout>
      )}
      {!summary && fields.length > 0 && (
        <details>
          <summary className="admin-hint">What changes</summary>
          <ChangedFields resource={resource} fields={fields} />
        </details>
      )}
    </div>
  )
}

/** Of a text of a page its words; nothing is its default. */
const plain = (value: unknown) =>
  typeof value === 'object' && value !== null && 'content' in value ? value.content : value
