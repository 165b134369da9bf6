import { type ReactNode, useRef } from 'react'
import { formatCount } from '#admin-ui/format/format-count.ts'
import { formatDay } from '#admin-ui/format/format-date.ts'
import { useSize } from '#admin-ui/format/use-size.ts'
import { drawLane, listTicks } from './lane-points.ts'
import './drawing.css'

type Column = { label: string; counts: number[] }
type Lane = Column & { look: 'lane-ai' | 'lane-agile' }

type Props = {
  /** Each day, or the first of each week. */
  days: string[]
  dayLabel: string
  lanes: [Lane, Lane]
  /** In the table alone. */
  more?: Column[]
  /** What is said beside the totals. */
  children: ReactNode
}

/** Two counts over time, each in a lane, with the same as a table beneath. */
export function LanesChart({ days, dayLabel, lanes, more = [], children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useSize(frame)
  const columns = [...lanes, ...more]
  return (
    <>
      <ul className="button-row">
        {lanes.map(({ label, look, counts }) => (
          <li key={label} className="admin-status">
            <svg width="24" height="4" strokeWidth="8" className={look} aria-hidden="true">
              <path d="M0 0H24" />
            </svg>
            {label} <b className="figures">{formatCount(counts.reduce((sum, count) => sum + count, 0))}</b>
          </li>
        ))}
        <li className="soft">{children}</li>
      </ul>
      <div ref={frame} className="lanes-chart">
        {width > 0 && <Drawing days={days} lanes={lanes} width={width} />}
      </div>
      <details>
        <summary className="admin-hint">The same as a table</summary>
        <table className="admin-table lanes-table">
          <thead>
            <tr>
              {[dayLabel, ...columns.map(({ label }) => label)].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, place) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  {columns.map(({ label, counts }) => (
                    <td key={label}>{formatCount(counts[place] ?? 0)}</td>
                  ))}
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </details>
    </>
  )
}

const height = 220
const edge = { top: 16, right: 12, bottom: 30, left: 44 }
const mostStations = 20

/** For the eye alone: the table beneath says the same. */
function Drawing({ days, lanes, width }: Pick<Props, 'days' | 'lanes'> & { width: number }) {
  const ticks = listTicks(Math.max(...lanes.flatMap(({ counts }) => counts)))
  const top = ticks.at(-1) ?? 1
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom }
  const x = (place: number) => edge.left + (place * inner.width) / (days.length - 1)
  const y = (count: number) => edge.top + inner.height - (count / top) * inner.height
  const pointsOf = ({ counts }: Lane) => counts.map((count, place) => [x(place), y(count)] as const)
  const [first, second] = lanes
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
      {days.map((day, place) =>
        (days.length - 1 - place) % every === 0 ? (
          <text
            key={day}
            x={x(place)}
            y={height - 8}
            textAnchor={place === days.length - 1 ? 'end' : place === 0 ? 'start' : 'middle'}
          >
            {formatDay(day).replace(/ \d{4}$/, '')}
          </text>
        ) : null,
      )}
      <path className="lanes-between" d={`${drawLane(pointsOf(first))}L${pointsOf(second).reverse().join('L')}Z`} />
      {lanes.map((lane) => (
        <g key={lane.label} className={lane.look} strokeWidth="3" strokeLinejoin="round">
          <path d={drawLane(pointsOf(lane))} />
          {days.length <= mostStations &&
            pointsOf(lane).map(([cx, cy]) =>
              lane.look === 'lane-agile' ? (
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
