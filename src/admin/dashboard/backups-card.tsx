import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { formatMoment, formatSpan } from '#admin-ui/format/format-date.ts'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

type Backups = NonNullable<Dashboard['backups']>

export const needsSomebody = ({ failure, overdue }: Backups) => failure !== null || overdue

/** How old the last good backup is, for administrators. */
export function BackupsCard({ backups, at }: { backups: Backups; at: string }) {
  const { scheduled, next_at, good, failure, overdue } = backups
  const age = (moment: string) => `${formatSpan(Date.parse(at) - Date.parse(moment))} ago`
  return (
    <Card title="Backups">
      {failure && (
        <p>
          <StatusChip tone="danger">{`Failed ${age(failure.started_at)}`}</StatusChip>
          <br />
          <span className="problem">{failure.error}</span>
        </p>
      )}
      {overdue && !failure && (
        <p>
          <StatusChip tone="danger">One is overdue</StatusChip>
        </p>
      )}
      {good ? (
        <p className="spread">
          <StatusChip tone={failure || overdue ? 'soon' : 'good'}>{`Last good one ${age(good.started_at)}`}</StatusChip>
          <span className="soft">
            {formatMoment(good.started_at)}, {formatSize(good.bytes ?? 0)}, tried by restoring it
          </span>
        </p>
      ) : (
        scheduled && !failure && <p>None has been made yet.</p>
      )}
      {next_at && <p className="soft">The next one is due {formatMoment(next_at)}.</p>}
      {!scheduled && (
        <p className="soft">None are scheduled. To be set on the server: BACKUP_DIR, the folder where they are kept.</p>
      )}
    </Card>
  )
}

const formatSize = (bytes: number) => (bytes < 1_000_000 ? '< 1 MB' : `${Math.round(bytes / 1_000_000)} MB`)
