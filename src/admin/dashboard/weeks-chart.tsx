import { Button } from '@mui/material'
import { useRef } from 'react'
import { drawLane, listTicks } from '#admin-ui/drawing/lane-points.ts'
import { formatDay } from '#admin-ui/format/format-date.ts'
import { useSize } from '#admin-ui/format/use-size.ts'
import { Empty } from '#admin-ui/screens/empty.tsx'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

type Weeks = Dashboard['scans']['weeks']
type Lane = 'started' | 'completed'

const title = 'Scans per week'
const height = 220
const edge = { top: 16, right: 12, bottom: 30, left: 34 }
const lanes = { started: 'lane-agile', completed: 'lane-ai' } as const satisfies Record<Lane, string>
const names = { started: 'Started', completed: 'Completed' } as const satisfies Record<Lane, string>

/** Scans week by week: what was started in one lane, what was completed in the other. */
export function WeeksChart({ weeks }: { weeks: Weeks }) {
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useSize(frame)
  const total = (lane: Lane) => weeks.reduce((sum, week) => sum + week[lane], 0)
  if (total('started') + total('completed') === 0) return <NoScans weeks={weeks.length} />
  return (
    <Card title={title} to={{ path: '/admin/assessments', label: 'All assessments' }}>
      <ul className="button-row">
        {(['started', 'completed'] as const).map((lane) => (
          <li key={lane} className="admin-status">
            <svg width="24" height="4" strokeWidth="8" className={lanes[lane]} aria-hidden="true">
              <path d="M0 0H24" />
            </svg>
            {names[lane]} <b className="figures">{total(lane)}</b>
          </li>
        ))}
        <li className="soft">in the last {weeks.length} weeks</li>
      </ul>
      <div ref={frame} className="dashboard-chart">
        {width > 0 && <Drawing weeks={weeks} width={width} />}
      </div>
      <details>
        <summary className="admin-hint">The same as a table</summary>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col">{names.started}</th>
              <th scope="col">{names.completed}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, started, completed }) => (
              <tr key={week}>
                <th scope="row">{formatDay(week)}</th>
                <td>{started}</td>
                <td>{completed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

function NoScans({ weeks }: { weeks: number }) {
  return (
    <Card title={title}>
      <Empty
        action={
          <Button href="/scan/transformation-readiness" target="_blank" rel="noopener" variant="outlined">
            Take the scan yourself
          </Button>
        }
      >
        No scan was started in the last {weeks} weeks. Counted is how far scans come, never who takes them.
      </Empty>
    </Card>
  )
}

/** For the eye alone: the table beneath says the same. */
function Drawing({ weeks, width }: { weeks: Weeks; width: number }) {
  const most = Math.max(...weeks.flatMap(({ started, completed }) => [started, completed]))
  const ticks = listTicks(most)
  const top = ticks.at(-1) ?? 1
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom }
  const x = (place: number) => edge.left + (place * inner.width) / (weeks.length - 1)
  const y = (count: number) => edge.top + inner.height - (count / top) * inner.height
  const points = (lane: Lane) => weeks.map((week, place) => [x(place), y(week[lane])] as const)
  const everyWeek = inner.width / weeks.length > 72
  return (
    <svg width={width} height={height} fill="none" aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="lane-faint" d={`M${edge.left} ${y(tick)}H${width - edge.right}`} />
          <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {weeks.map(({ week }, place) =>
        everyWeek || (weeks.length - 1 - place) % 3 === 0 ? (
          <text
            key={week}
            x={x(place)}
            y={height - 8}
            textAnchor={place === weeks.length - 1 ? 'end' : place === 0 ? 'start' : 'middle'}
          >
            {formatDay(week).replace(/ \d{4}$/, '')}
          </text>
        ) : null,
      )}
      <path
        className="dashboard-between"
        d={`${drawLane(points('started'))}L${points('completed').reverse().join('L')}Z`}
      />
      {(['started', 'completed'] as const).map((lane) => (
        <g key={lane} className={lanes[lane]} strokeWidth="3" strokeLinejoin="round">
          <path d={drawLane(points(lane))} />
          {points(lane).map(([cx, cy]) =>
            lane === 'started' ? (
              <circle key={cx} className="station" cx={cx} cy={cy} r="4" />
            ) : (
              <rect key={cx} x={cx - 4} y={cy - 4} width="8" height="8" />
            ),
          )}
        </g>
      ))}
    </svg>
  )
}
