import { Button, Skeleton } from '@mui/material'
import { type CSSProperties, useState } from 'react'
import { formatCount } from '#admin-ui/format/format-count.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import type { Dimension } from '#records/visits/steps.ts'
import { useSeen } from './client.ts'
import { KeyName } from './key-name.tsx'
import { Panel } from './panel.tsx'

const shown = 8

const emptyText: Partial<Record<Dimension, string>> = {
  campaign:
    'No visit came by a link with utm_source, utm_medium and utm_campaign. Add them to links in mails and posts.',
}

/** The most of a kind first, each with a lane as long as its share. */
export function Ranking({ days, by, title }: { days: number; by: Dimension; title: string }) {
  const { data, error, refetch } = useSeen(days, by)
  const [isOpen, setIsOpen] = useState(false)
  // A page is looked at, everything else brings a visit.
  const count = by === 'page' || by === 'width' ? 'views' : 'visits'
  const items = data?.items.toSorted((a, b) => b[count] - a[count]) ?? []
  const most = items[0]?.[count] ?? 1
  return (
    <Panel title={title}>
      {error ? (
        <AdminNotice title="These can not be shown" retry={() => refetch()}>
          {error.message}
        </AdminNotice>
      ) : !data ? (
        <Skeleton variant="rounded" height={160} />
      ) : items.length === 0 ? (
        <p className="soft">{emptyText[by] ?? 'None yet.'}</p>
      ) : (
        <table className="admin-table lanes-table visits-ranking">
          <thead>
            <tr>
              <th scope="col">{title.replace(/s$/, '')}</th>
              {count === 'views' && <th scope="col">Views</th>}
              <th scope="col">{by === 'page' ? 'Visits begun' : 'Visits'}</th>
            </tr>
          </thead>
          <tbody>
            {items.slice(0, isOpen ? undefined : shown).map((item) => (
              <tr key={item.key}>
                <th scope="row" style={{ '--share': item[count] / most } as CSSProperties}>
                  <KeyName by={by} name={item.key} />
                </th>
                {count === 'views' && <td>{formatCount(item.views)}</td>}
                <td>{formatCount(item.visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {items.length > shown && (
        <Button size="small" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? 'Fewer' : `All ${items.length}`}
        </Button>
      )}
    </Panel>
  )
}
