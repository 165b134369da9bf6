import { NarrowingLanes } from '#admin-ui/drawing/narrowing-lanes.tsx'
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

/** How many of those who start come how far: two lanes that come closer with everyone who leaves. Nothing before the first. */
export function FunnelChart({ funnel }: { funnel: Funnel }) {
  if (funnel.started === 0) return null
  const share = (key: keyof Funnel) => funnel[key] / funnel.started
  return (
    <Card title="How far scans come">
      <NarrowingLanes steps={stations.map(({ key }) => ({ key, share: share(key) }))} />
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
