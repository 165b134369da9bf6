import { useGetResourceLabel } from 'react-admin'
import { Link } from 'react-router-dom'
import { isLinked, isOfOrder, isOfWaiting, itemPath } from '#back-office/audit/entry.ts'
import { shownMoment } from '#ui/office/shown-moment.ts'
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
  export: 'looked up',
  erase: 'erased',
}

/** What colleagues did lately. */
export function EditsCard({ changes }: Pick<Dashboard, 'changes'>) {
  return (
    <Card name="edits" title="Recent edits" to={{ path: '/admin/audit', label: 'Change log' }}>
      {changes.length === 0 ? (
        <p className="dashboard-empty">Nobody has changed anything yet.</p>
      ) : (
        <ol className="dashboard-lines">
          {changes.map((change) => (
            <li key={change.id}>
              <Edit change={change} />
              <time dateTime={change.at} className="dashboard-soft">
                {shownMoment(change.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function Edit({ change }: { change: Dashboard['changes'][number] }) {
  const label = useGetResourceLabel()
  const { staff_name, action, resource, item_label } = change
  const isOrder = isOfOrder(change)
  const name = isOrder ? label(resource, 2).toLowerCase() : item_label
  return (
    <span>
      <b>{staff_name}</b> {verbs[action] ?? action}{' '}
      {isOrder
        ? 'the order of'
        : resource === 'people' || isOfWaiting(change)
          ? ''
          : `the ${label(resource, 1).toLowerCase()}`}{' '}
      {isLinked(change) ? <Link to={itemPath(change)}>{name}</Link> : name}
    </span>
  )
}
