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
    <Card title="Drafts and scheduled">
      {items.length === 0 ? (
        <p className="soft">Everything that was written is published.</p>
      ) : (
        <ul className="ruled">
          {items.map(({ resource, id, title, state, at }) => (
            <li key={id} className="spread">
              <Link to={`/admin/${resource}/${id}`}>{title}</Link>
              <span className="spread">
                <StatusChip tone={state === 'scheduled' ? 'calm' : 'plain'}>
                  {state === 'scheduled' ? `Appears ${formatMoment(at)}` : resource === 'events' ? 'Hidden' : 'Draft'}
                </StatusChip>
                <span className="soft">{kinds[resource]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {drafts + scheduled > items.length && (
        <p className="soft">
          {drafts} drafts and {scheduled} scheduled in all.
        </p>
      )}
    </Card>
  )
}
