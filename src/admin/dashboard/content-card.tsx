import { Link } from 'react-router-dom'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { Card } from './card.tsx'
import type { ContentItem } from './content.server.ts'
import type { Dashboard } from './dashboard.server.ts'

const kinds = { blog: 'Article', 'use-cases': 'Use case', events: 'Event' } as const satisfies Record<
  ContentItem['resource'],
  string
>

/** What visitors don't see yet. */
export function ContentCard({ content: { items, drafts, scheduled } }: Pick<Dashboard, 'content'>) {
  return (
    <Card name="content" title="Drafts and scheduled">
      {items.length === 0 ? (
        <p className="dashboard-empty">Everything that was written is published.</p>
      ) : (
        <ul className="dashboard-lines">
          {items.map(({ resource, id, title, state, at }) => (
            <li key={id}>
              <Link to={`/admin/${resource}/${id}`}>{title}</Link>
              <span className="dashboard-line-facts">
                <StatusChip tone={state === 'scheduled' ? 'calm' : 'plain'}>
                  {state === 'scheduled' ? `Appears ${formatMoment(at)}` : resource === 'events' ? 'Hidden' : 'Draft'}
                </StatusChip>
                <span className="dashboard-soft">{kinds[resource]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {drafts + scheduled > items.length && (
        <p className="dashboard-soft">
          {drafts} drafts and {scheduled} scheduled in all.
        </p>
      )}
    </Card>
  )
}
