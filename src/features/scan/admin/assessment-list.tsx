import { Button } from '@mui/material'
import { DataTable } from 'react-admin'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { ChoiceInput, EitherInput } from '#admin-ui/inputs/choice-input.tsx'
import { AdminList, roomy } from '#admin-ui/screens/list.tsx'
import { archetypeNames, archetypes } from '#features/scan/scoring/archetypes.ts'
import { type PillarScores, pillarNames, pillars, readinessLevel } from '#features/scan/scoring/pillars.ts'
import { type AssessmentRow, personOf, scoresOf } from './assessment-row.ts'
import './assessments.css'
import type { CSSProperties } from 'react'

const choices = archetypes.map((archetype) => ({ id: archetype, name: archetypeNames[archetype] }))

const periods = [
  { id: '7', name: 'In the last 7 days' },
  { id: '30', name: 'In the last 30 days' },
  { id: '90', name: 'In the last 90 days' },
]

export function AssessmentList() {
  return (
    <AdminList
      isShared
      emptyText="Nobody has completed the readiness scan yet. Results appear here as soon as somebody does."
      sort={{ field: 'completed_at', order: 'DESC' }}
      filters={[
        <ChoiceInput key="archetype" source="dominant_archetype" label="Archetype" choices={choices} />,
        <EitherInput key="email" source="has_email" label="Contact data" yes="With e-mail" no="Without" />,
        <EitherInput key="client" source="is_client" label="Client" yes="Clients" no="Others" />,
        <ChoiceInput key="days" source="within_days" label="Completed" choices={periods} />,
      ]}
      canCreate={false}
      emptyAction={
        <Button href="/scan/transformation-readiness" target="_blank" rel="noopener" variant="outlined">
          Take the scan yourself
        </Button>
      }
      exportRow={exportRow}
    >
      <Rows />
    </AdminList>
  )
}

function Rows() {
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col
        source="dominant_archetype"
        label="Archetype"
        render={(row: AssessmentRow) => (
          <ItemLink source="dominant_archetype">{nameOf(row.dominant_archetype)}</ItemLink>
        )}
      />
      <DataTable.Col
        label="AI, agility, leadership"
        render={(row: AssessmentRow) => <SmallBars scores={scoresOf(row)} />}
      />
      <DataTable.Col label="Readiness" render={(row: AssessmentRow) => readinessLevel(scoresOf(row))} />
      <DataTable.Col source="last_name" label="Person" render={personOf} />
      <DataTable.Col
        source="company_name"
        label="Company"
        render={({ company_name }: AssessmentRow) => company_name}
        {...roomy}
      />
      <DataTable.Col
        source="is_client"
        label="Client"
        render={(row: AssessmentRow) => row.is_client && 'Client'}
        {...roomy}
      />
      <DataTable.Col source="completed_at" label="Completed" field={MomentField} />
    </DataTable>
  )
}

const nameOf = (archetype: AssessmentRow['dominant_archetype']) => archetypeNames[archetype]

function exportRow(row: AssessmentRow) {
  const scores = scoresOf(row)
  return {
    id: row.id,
    completed: row.completed_at,
    archetype: nameOf(row.dominant_archetype),
    readiness: readinessLevel(scores),
    ...Object.fromEntries(pillars.map((pillar) => [pillarNames[pillar], scores[pillar]])),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    role: row.role,
    company: row.company_name,
    company_size: row.company_size,
    is_client: row.is_client,
    kept_until: row.kept_until,
    ...Object.fromEntries(row.answers.map((answer, place) => [`answer_${place + 1}`, answer])),
  }
}

/** The three scores in one line of a list. */
function SmallBars({ scores }: { scores: PillarScores }) {
  return (
    <span className="small-bars">
      {pillars.map((pillar) => (
        <span key={pillar} style={{ '--share': `${scores[pillar]}%` } as CSSProperties}>
          <span className="sr-only">{pillarNames[pillar]} </span>
          {scores[pillar]}
        </span>
      ))}
    </span>
  )
}
