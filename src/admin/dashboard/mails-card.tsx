import { Link } from 'react-router-dom'
import { kindName } from '#admin/mails/mail-row.ts'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

const listPath = (status: string) => `/admin/mails?filter=${encodeURIComponent(JSON.stringify({ status }))}`

/** Mails that did not go out. */
export function MailsCard({ mails }: Pick<Dashboard, 'mails'>) {
  const { waiting, queued, failed, latest, missing } = mails
  return (
    <Card title="Mail" to={{ path: '/admin/mails', label: 'Outbox' }}>
      {failed + waiting + queued + missing.length === 0 && <StatusChip tone="good">All mails are sent</StatusChip>}
      <ul className="ruled">
        {failed > 0 && (
          <li>
            <Link to={listPath('failed')}>
              <StatusChip tone="danger">{`${failed} failed`}</StatusChip>
            </Link>
          </li>
        )}
        {waiting > 0 && (
          <li>
            <Link to={listPath('waiting')}>
              <StatusChip tone="soon">{`${waiting} waiting`}</StatusChip>
            </Link>
          </li>
        )}
        {queued > 0 && (
          <li>
            <Link to={listPath('queued')}>
              <StatusChip tone="calm">{`${queued} on their way`}</StatusChip>
            </Link>
          </li>
        )}
        {latest.map(({ id, kind, last_error, created_at }) => (
          <li key={id} className="spread">
            <Link to={`/admin/mails/${id}`}>{kindName(kind)}</Link>
            <span className="soft">{formatMoment(created_at)}</span>
            {last_error && <span className="problem">{last_error}</span>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="soft">
          {missing.length === 3 ? 'No mail server is configured.' : 'Settings are missing.'} To be set on the server:{' '}
          {missing.join(', ')}.
        </p>
      )}
    </Card>
  )
}
