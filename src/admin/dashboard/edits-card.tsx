import { useGetResourceLabel } from 'react-admin'
import { Link } from 'react-router-dom'
import { isLinked, isNamedInFull, isOfOrder, isOfWaiting, itemPath, nameOf } from '#admin/audit/entry.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

const verbs: Record<string, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  publish: 'published',
  send: 'had sent',
  resend: 'had sent again',
  erase: 'erased',
}

/** What colleagues did lately. */
export function EditsCard({ edits }: Pick<Dashboard, 'edits'>) {
  return (
    <Card title="Recent edits" to={{ path: '/admin/audit', label: 'Change log' }}>
      {edits.length === 0 ? (
        <p className="soft">Nobody has changed anything yet.</p>
      ) : (
        <ol className="ruled">
          {edits.map((edit) => (
            <li key={edit.id} className="spread">
              <Edit edit={edit} />
              <time dateTime={edit.at} className="soft">
                {formatMoment(edit.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function Edit({ edit }: { edit: Dashboard['edits'][number] }) {
  const label = useGetResourceLabel()
  const { user_name, action, resource } = edit
  const isOrder = isOfOrder(edit)
  const name = isOrder ? label(resource, 2).toLowerCase() : nameOf(edit)
  return (
    <span>
      <b>{user_name}</b> {verbs[action] ?? action}{' '}
      {isOrder
        ? 'the order of'
        : isNamedInFull(edit) || isOfWaiting(edit)
          ? ''
          : `the ${label(resource, 1).toLowerCase()}`}{' '}
      {isLinked(edit) ? <Link to={itemPath(edit)}>{name}</Link> : name}
    </span>
  )
}
