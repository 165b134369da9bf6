import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, FormControlLabel, Switch } from '@mui/material'
import { DeleteButton, useGetOne, useNotify, usePermissions, useUpdate } from 'react-admin'
import { PillarBars } from '#features/scan/results/pillar-bars.tsx'
import { PillarRadar } from '#features/scan/results/pillar-radar.tsx'
import '#features/scan/results/result-view.css'
import { formatDay, formatMoment } from '#admin-ui/format/format-date.ts'
import { AdminEdit, SidePart } from '#admin-ui/screens/edit.tsx'
import { RowsSkeleton } from '#admin-ui/screens/rows-skeleton.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import { archetypeOf } from '#features/scan/scoring/archetypes.ts'
import { pillars } from '#features/scan/scoring/pillars.ts'
import { type AssessmentRow, personOf } from './assessment-row.ts'
import './assessments.css'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { companySizeNames } from '#features/scan/personal-data.ts'
import { PlainQuestionText } from '#features/scan/question/question-text.tsx'
import { scanOf } from '#features/scan/versions/scan.ts'
import type { ScanVersion } from '#features/scan/versions/version.ts'
import { answerLabels } from '#features/scan/wording.ts'

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
  const { archetype, level, recommendations } = row.description
  return (
    <article className="record">
      <header className="spread">
        <div className="lines">
          <p className="assessment-archetype">{archetype.name}</p>
          <p>{archetype.tagline}</p>
          <p>
            Readiness: <b>{level}</b>
          </p>
          <p className="soft">
            Completed <time dateTime={row.completed_at}>{formatMoment(row.completed_at)}</time>,{' '}
            <Link to={`/admin/scan/${row.version_id}`}>version {row.version_number} of the scan</Link>
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
        <PillarRadar pillars={row.description.pillars} className="assessment-radar" />
      </header>
      <p className="quoted">{row.message}</p>
      <PillarBars title="The three pillars" pillars={row.description.pillars} />
      <section>
        <h2>What was recommended</h2>
        <ol className="stack assessment-advice">
          {recommendations.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <br />
              {text}
            </li>
          ))}
        </ol>
      </section>
      <Answers row={row} />
      {permissions === 'admin' && (
        <footer>
          <DeleteButton mutationMode="pessimistic" label="Erase this assessment" />
        </footer>
      )}
    </article>
  )
}

type VersionRow = { id: string; definition: ScanVersion }

/** Each statement with what was answered, by pillar. */
function Answers({ row }: { row: AssessmentRow }) {
  const { data: version, isPending } = useGetOne<VersionRow>('scan-versions', { id: row.version_id })
  if (isPending) return <RowsSkeleton />
  if (!version) return <p>The answers could not be loaded.</p>
  const { questions, pillarNames } = scanOf(version.id, version.definition)
  const answered = questions.map((question, place) => ({ question, answer: row.answers[place] ?? 0 }))
  return (
    <section className="stack assessment-answers">
      <h2>Answers</h2>
      {pillars.map((pillar) => (
        <div key={pillar}>
          <h3>{pillarNames[pillar]}</h3>
          <dl className="ruled">
            {answered
              .filter(({ question }) => question.category === archetypeOf[pillar])
              .map(({ question, answer }) => (
                <div key={question.id}>
                  <dt>
                    <PlainQuestionText question={question} />
                  </dt>
                  <dd style={{ '--share': `${answer * 20}%` } as CSSProperties}>
                    {answer} <span className="soft">{answerLabels[answer - 1]}</span>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

/** Who took the scan. All of it was optional. */
function Person() {
  const { permissions } = usePermissions<'admin' | 'editor'>()
  return (
    <SidePart title="Person">
      <WithRecord<AssessmentRow>>
        {(row) => (
          <>
            {row.person_id && (
              <p>
                <Link to={`/admin/people/${row.person_id}`}>The card of this person</Link>
              </p>
            )}
            {isAnonymous(row) ? <p>Taken without giving a name.</p> : <Known row={row} />}
            {row.earlier_id && (
              <p>
                <Link to={`/admin/assessments/${row.earlier_id}`}>The result before this one</Link>
              </p>
            )}
            {permissions === 'admin' && row.email && (
              <p>
                <Link to={`/admin/personal-data?email=${encodeURIComponent(row.email)}`}>
                  All that is stored about this person
                </Link>
              </p>
            )}
          </>
        )}
      </WithRecord>
    </SidePart>
  )
}

const isAnonymous = (row: AssessmentRow) => !personOf(row) && !row.role && !row.company_name && !row.company_size

function Known({ row }: { row: AssessmentRow }) {
  return (
    <Facts
      facts={[
        ['Name', [row.first_name, row.last_name].filter(Boolean).join(' ')],
        ['E-mail', row.email && <a href={`mailto:${row.email}`}>{row.email}</a>],
        ['Role', row.role],
        ['Company', row.company_name],
        ['Company size', row.company_size && companySizeNames[row.company_size]],
        ['Wants a reminder', row.remind_at && formatDay(row.remind_at)],
      ]}
    />
  )
}

/** Decides how long the assessment is kept; saved at once. */
function ClientSwitch() {
  return (
    <SidePart title="How long it is kept">
      <WithRecord<AssessmentRow>>{(row) => <Choice row={row} />}</WithRecord>
    </SidePart>
  )
}

function Choice({ row }: { row: AssessmentRow }) {
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const change = (is_client: boolean) =>
    update(
      'assessments',
      { id: row.id, data: { is_client }, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('resources.assessments.notifications.updated', { messageArgs: { smart_count: 1 } }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={row.is_client !== isPending}
            disabled={isPending || (row.is_client && permissions !== 'admin')}
            onChange={(_event, checked) => change(checked)}
          />
        }
        label="Is a client"
      />
      <p>
        Will be erased on <b>{formatDay(row.kept_until)}</b>. Clients’ results are kept for longer, as the privacy
        policy says. Only administrators can take that back.
      </p>
    </>
  )
}
