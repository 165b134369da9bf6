import { Link } from 'react-router-dom'
import { wordsOf } from '#admin/releases/release.ts'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

/** Releases that did not go live at their moment, until somebody has seen to them; nothing while all is well. */
export function ReleasesCard({ failed }: { failed: Dashboard['failed_releases'] }) {
  if (failed.length === 0) return null
  return (
    <Card title="Releases that did not go live" to={{ path: '/admin/releases', label: 'Releases' }}>
      <ul className="ruled">
        {failed.map((release) => (
          <li key={release.id} className="spread">
            <Link to={`/admin/releases/${release.id}`}>{release.title}</Link>
            <StatusChip tone="danger">{wordsOf(release)}</StatusChip>
            <span className="problem">{release.problem}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
