import { Button } from '@mui/material'
import { LanesChart } from '#admin-ui/drawing/lanes-chart.tsx'
import { Empty } from '#admin-ui/screens/empty.tsx'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

const title = 'Scans per week'

/** Scans week by week: what was started in one lane, what was completed in the other. */
export function WeeksChart({ weeks }: { weeks: Dashboard['scans']['weeks'] }) {
  if (weeks.every(({ started, completed }) => started + completed === 0)) return <NoScans weeks={weeks.length} />
  return (
    <Card title={title} to={{ path: '/admin/assessments', label: 'All assessments' }}>
      <LanesChart
        days={weeks.map(({ week }) => week)}
        dayLabel="Week from"
        lanes={[
          { label: 'Started', look: 'lane-agile', counts: weeks.map(({ started }) => started) },
          { label: 'Completed', look: 'lane-ai', counts: weeks.map(({ completed }) => completed) },
        ]}
      >
        in the last {weeks.length} weeks
      </LanesChart>
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
        No scan was started in the last {weeks} weeks. We count how far scans get, never who takes them.
      </Empty>
    </Card>
  )
}
