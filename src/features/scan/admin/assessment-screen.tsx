import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { DeleteButton, usePermissions } from 'react-admin'
import { PillarBars } from '#features/scan/results/pillar-bars.tsx'
import { PillarRadar } from '#features/scan/results/pillar-radar.tsx'
import '#features/scan/results/result-view.css'
import { formatMoment } from '#admin-ui/format/format-moment.ts'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import { archetypeNames, archetypeTaglines } from '#features/scan/scoring/archetypes.ts'
import { readinessLevel } from '#features/scan/scoring/pillars.ts'
import { listRecommendations } from '#features/scan/scoring/recommendations.ts'
import { Answers } from './answers.tsx'
import { type AssessmentRow, scoresOf } from './assessment-row.ts'
import { ClientSwitch } from './client-switch.tsx'
import { Person } from './person.tsx'
import './assessments.css'

/** One result: what it says, what was answered, and who took it, where they said so. */
export function AssessmentScreen() {
  return (
    <AdminEdit
      side={
        <>
          <Person />
          <ClientSwitch />
        </>
      }
    >
      <WithRecord<AssessmentRow>>{(row) => <Result row={row} />}</WithRecord>
    </AdminEdit>
  )
}

function Result({ row }: { row: AssessmentRow }) {
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const scores = scoresOf(row)
  return (
    <article className="assessment">
      <header>
        <div>
          <p className="assessment-archetype">{archetypeNames[row.dominant_archetype]}</p>
          <p>{archetypeTaglines[row.dominant_archetype]}</p>
          <p>
            Readiness: <b>{readinessLevel(scores)}</b>
          </p>
          <p className="assessment-soft">
            Completed <time dateTime={row.completed_at}>{formatMoment(row.completed_at)}</time>
          </p>
          <Button
            href={`/assessment/shared/${row.id}`}
            target="_blank"
            rel="noopener"
            variant="outlined"
            endIcon={<OpenInNew />}
          >
            Result as it is shared
          </Button>
        </div>
        <PillarRadar scores={scores} className="assessment-radar" />
      </header>
      <p className="assessment-message">{row.message}</p>
      <PillarBars title="The three pillars" scores={scores} />
      <section>
        <h2>What was recommended</h2>
        <ol className="assessment-advice">
          {listRecommendations(scores, row.dominant_archetype).map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <br />
              {text}
            </li>
          ))}
        </ol>
      </section>
      <Answers answers={row.answers} />
      {permissions === 'admin' && (
        <footer>
          <DeleteButton mutationMode="pessimistic" label="Erase this assessment" />
        </footer>
      )}
    </article>
  )
}
