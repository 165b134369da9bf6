import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { shownMoment } from '#ui/office/shown-moment.ts'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

const verbs: Record<string, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  publish: 'published',
  resend: 'had sent again',
  erase: 'erased',
}

/** What colleagues did lately. */
export function EditsCard({ changes }: Pick<Dashboard, 'changes'>) {
  const translate = useTranslate()
  const nameOf = (resource: string) => translate(`resources.${resource}.name`, { smart_count: 1 }).toLowerCase()
  return (
    <Card name="edits" title="Recent edits" to={{ path: '/admin/audit', label: 'Change log' }}>
      {changes.length === 0 ? (
        <p className="dashboard-empty">Nobody has changed anything yet.</p>
      ) : (
        <ol className="dashboard-lines">
          {changes.map(({ id, at, staff_name, action, resource, item_id, item_label }) => (
            <li key={id}>
              <span>
                <b>{staff_name}</b> {verbs[action] ?? action} the {nameOf(resource)}{' '}
                {action === 'delete' || action === 'erase' ? (
                  item_label
                ) : (
                  <Link to={`/admin/${resource}/${item_id}`}>{item_label}</Link>
                )}
              </span>
              <time dateTime={at} className="dashboard-soft">
                {shownMoment(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
