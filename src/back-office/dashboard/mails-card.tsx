import { Link } from 'react-router-dom'
import { kindName } from '#back-office/mails/mail-row.ts'
import { Mark } from '#ui/office/mark.tsx'
import { shownMoment } from '#ui/office/shown-moment.ts'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

const listPath = (status: string) => `/admin/mails?filter=${encodeURIComponent(JSON.stringify({ status }))}`

/** Mails that did not go out. */
export function MailsCard({ mails }: Pick<Dashboard, 'mails'>) {
  const { waiting, queued, failed, latest, missing } = mails
  return (
    <Card name="mails" title="Mail" to={{ path: '/admin/mails', label: 'Outbox' }}>
      {failed + waiting + queued + missing.length === 0 && <Mark tone="good">All mails are sent</Mark>}
      <ul className="dashboard-lines">
        {failed > 0 && (
          <li>
            <Link to={listPath('failed')}>
              <Mark tone="danger">{`${failed} failed`}</Mark>
            </Link>
          </li>
        )}
        {waiting > 0 && (
          <li>
            <Link to={listPath('waiting')}>
              <Mark tone="soon">{`${waiting} waiting`}</Mark>
            </Link>
          </li>
        )}
        {queued > 0 && (
          <li>
            <Link to={listPath('queued')}>
              <Mark tone="calm">{`${queued} on their way`}</Mark>
            </Link>
          </li>
        )}
        {latest.map(({ id, kind, last_error, created_at }) => (
          <li key={id}>
            <Link to={`/admin/mails/${id}`}>{kindName(kind)}</Link>
            <span className="dashboard-soft">{shownMoment(created_at)}</span>
            {last_error && <span className="dashboard-error">{last_error}</span>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="dashboard-soft">
          {missing.length === 3 ? 'No mail server is configured.' : 'Settings are missing.'} To be set on the server:{' '}
          {missing.join(', ')}.
        </p>
      )}
    </Card>
  )
}
