import { LanesChart } from '#admin-ui/drawing/lanes-chart.tsx'
import { formatCount } from '#admin-ui/format/format-count.ts'
import type { Seen } from '#features/visits/queries.server.ts'
import { Panel } from './panel.tsx'

/** Day by day: the pages that were looked at in one lane, the visits in which they were in the other. */
export function DaysChart({ days }: { days: Seen[] }) {
  const visitors = days.map((day) => day.visitors)
  const total = visitors.reduce((sum, count) => sum + count, 0)
  return (
    <Panel title="Day by day">
      <LanesChart
        days={days.map(({ key }) => key)}
        dayLabel="Day"
        lanes={[
          { label: 'Page views', look: 'lane-ai', counts: days.map(({ views }) => views) },
          { label: 'Visits', look: 'lane-agile', counts: days.map(({ visits }) => visits) },
        ]}
        more={[{ label: 'Visitors', counts: visitors }]}
      >
        by <b className="figures">{formatCount(total)}</b> {total === 1 ? 'visitor' : 'visitors'}, each once a day
      </LanesChart>
    </Panel>
  )
}
