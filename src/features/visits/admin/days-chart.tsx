import { useRef } from 'react'
import { drawLane, listTicks } from '#admin-ui/drawing/lane-points.ts'
import { formatDay } from '#admin-ui/format/format-date.ts'
import { useSize } from '#admin-ui/format/use-size.ts'
import type { Seen } from '#features/visits/queries.server.ts'
import { formatCount } from './format-count.ts'
import { Panel } from './panel.tsx'

const height = 220
const edge = { top: 16, right: 12, bottom: 30, left: 44 }
const lanes = [
  { count: 'views', label: 'Page views', look: 'lane-ai' },
  { count: 'visits', label: 'Visits', look: 'lane-agile' },
] as const
const columns = ['Day', ...lanes.map(({ label }) => label), 'Visitors']

/** Day by day: the pages that were looked at in one lane, the visits in which they were in the other. */
export function DaysChart({ days }: { days: Seen[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useSize(frame)
  const total = (count: keyof Omit<Seen, 'key'>) => formatCount(days.reduce((sum, day) => sum + day[count], 0))
  return (
    <Panel title="Day by day">
      <ul className="button-row">
        {lanes.map(({ count, label, look }) => (
          <li key={count} className="admin-status">
            <svg width="24" height="4" strokeWidth="8" className={look} aria-hidden="true">
              <path d="M0 0H24" />
            </svg>
            {label} <b className="figures">{total(count)}</b>
          </li>
        ))}
        <li className="soft">
          by <b className="figures">{total('visitors')}</b> visitors, each once a day
        </li>
      </ul>
      <div ref={frame} className="visits-chart">
        {width > 0 && <Drawing days={days} width={width} />}
      </div>
      <details>
        <summary className="admin-hint">The same as a table</summary>
        <table className="admin-table visits-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ key, views, visits, visitors }) => (
              <tr key={key}>
                <th scope="row">{formatDay(key)}</th>
                <td>{formatCount(views)}</td>
                <td>{formatCount(visits)}</td>
                <td>{formatCount(visitors)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  )
}

/** For the eye alone: the table beneath says the same. */
function Drawing({ days, width }: { days: Seen[]; width: number }) {
  const ticks = listTicks(Math.max(...days.map(({ views, visits }) => Math.max(views, visits))))
  const top = ticks.at(-1) ?? 1
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom }
  const x = (place: number) => edge.left + (place * inner.width) / (days.length - 1)
  const y = (count: number) => edge.top + inner.height - (count / top) * inner.height
  const points = (count: 'views' | 'visits') => days.map((day, place) => [x(place), y(day[count])] as const)
  const every = Math.max(1, Math.ceil((72 * days.length) / inner.width))
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
      {days.map(({ key }, place) =>
        (days.length - 1 - place) % every === 0 ? (
          <text
            key={key}
            x={x(place)}
            y={height - 8}
            textAnchor={place === days.length - 1 ? 'end' : place === 0 ? 'start' : 'middle'}
          >
            {formatDay(key).replace(/ \d{4}$/, '')}
          </text>
        ) : null,
      )}
      <path className="visits-between" d={`${drawLane(points('views'))}L${points('visits').reverse().join('L')}Z`} />
      {lanes.map(({ count, look }) => (
        <path key={count} className={look} strokeWidth="3" strokeLinejoin="round" d={drawLane(points(count))} />
      ))}
    </svg>
  )
}
