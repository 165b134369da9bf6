import { drawLane, type Point } from '#admin-ui/drawing/lane-points.ts'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

type Funnel = Dashboard['scans']['funnel']

const stations: { key: keyof Funnel; label: string }[] = [
  { key: 'started', label: 'Started' },
  { key: 'half', label: 'Half way' },
  { key: 'answered', label: 'All answered' },
  { key: 'personal_data', label: 'Details' },
  { key: 'completed', label: 'Result' },
]

const width = 500
const height = 150
const middle = height / 2

/** How many of those who start come how far: two lanes that come closer with everyone who leaves. Nothing before the first. */
export function FunnelChart({ funnel }: { funnel: Funnel }) {
  if (funnel.started === 0) return null
  const share = (key: keyof Funnel) => funnel[key] / funnel.started
  return (
    <Card title="How far scans come">
      <Drawing shares={stations.map(({ key }) => share(key))} />
      <ol className="dashboard-stations">
        {stations.map(({ key, label }) => (
          <li key={key} className="lines">
            <b className="figures">{Math.round(share(key) * 100)} %</b>
            <span>{label}</span>
            <span className="soft">{funnel[key]}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** For the eye alone: the list beneath says the same. */
function Drawing({ shares }: { shares: number[] }) {
  const x = (place: number) => ((place + 0.5) * width) / shares.length
  const lane = (side: 1 | -1): Point[] => [
    [0, middle + side * (middle - 6)],
    ...shares.map((share, place) => [x(place), middle + side * share * (middle - 6)] as const),
    [width, middle + side * (shares.at(-1) ?? 0) * (middle - 6)],
  ]
  const [upper, lower] = [lane(-1), lane(1)]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="dashboard-funnel"
      fill="none"
      aria-hidden="true"
    >
      <path className="dashboard-between" d={`${drawLane(upper)}L${[...lower].reverse().join('L')}Z`} />
      {shares.map((share, place) => (
        <path
          key={stations[place]?.key}
          className="lane-edge"
          strokeDasharray="2 4"
          d={`M${x(place)} ${middle - share * (middle - 6)}V${middle + share * (middle - 6)}`}
        />
      ))}
      <path className="lane-agile" strokeWidth="3" d={drawLane(upper)} />
      <path className="lane-ai" strokeWidth="3" d={drawLane(lower)} />
    </svg>
  )
}
