import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { formatDay } from '#admin-ui/format/format-date.ts'
import { Empty } from '#admin-ui/screens/empty.tsx'
import { RowsSkeleton } from '#admin-ui/screens/rows-skeleton.tsx'
import { Entry } from './entry.tsx'
import { monthOf } from './month.ts'
import type { MonthGridProps } from './month-grid.tsx'
import { shownOn } from './move.ts'

type Props = Omit<MonthGridProps, 'onMove'> & { isPending: boolean }

/** The same one below the other, with the days alone on which something is. */
export function DayList({ month, today, items, onAsk, isPending }: Props) {
  const inMonth = items.filter((item) => monthOf(shownOn(item)) === month)
  const days = [...Map.groupBy(inMonth, shownOn)].sort(([a], [b]) => a.localeCompare(b))
  if (isPending) return <RowsSkeleton />
  if (days.length === 0)
    return (
      <div className="panel">
        <Empty
          action={
            <Button component={Link} to="/admin/events/create" variant="outlined">
              New event
            </Button>
          }
        >
          Nothing has its day in this month.
        </Empty>
      </div>
    )
  return (
    <ol className="panel ruled calendar-list">
      {days.map(([day, found]) => (
        <li key={day}>
          <h3>
            <time dateTime={day}>{formatDay(day)}</time>
            {day === today && <span className="admin-badge admin-badge-changed">Today</span>}
          </h3>
          <ul>
            {found.map((item) => (
              <li key={item.id}>
                <Entry item={item} onAsk={() => onAsk(item)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
