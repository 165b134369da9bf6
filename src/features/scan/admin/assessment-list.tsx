import { Button } from '@mui/material'
import { DataTable } from 'react-admin'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { capital } from '#admin-ui/format/format-value.ts'
import { ChoiceInput, EitherInput } from '#admin-ui/inputs/choice-input.tsx'
import { AdminList, roomy } from '#admin-ui/screens/list.tsx'
import type { Description } from '#features/scan/results/describe.ts'
import { archetypes } from '#features/scan/scoring/archetypes.ts'
import { type AssessmentRow, personOf } from './assessment-row.ts'
import './assessments.css'
import type { CSSProperties } from 'react'

const choices = archetypes.map((archetype) => ({ id: archetype, name: capital(archetype) }))

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
        render={({ description }: AssessmentRow) => (
          <ItemLink source="dominant_archetype">{description.archetype.name}</ItemLink>
        )}
      />
      <DataTable.Col
        label="AI, agility, leadership"
        render={({ description }: AssessmentRow) => <SmallBars pillars={description.pillars} />}
      />
      <DataTable.Col label="Readiness" render={({ description }: AssessmentRow) => description.level} />
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

function exportRow(row: AssessmentRow) {
  const { archetype, level, pillars } = row.description
  return {
    id: row.id,
    completed: row.completed_at,
    archetype: archetype.name,
    readiness: level,
    ...Object.fromEntries(pillars.map(({ name, score }) => [name, score])),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    role: row.role,
    company: row.company_name,
    company_size: row.company_size,
    is_client: row.is_client,
    kept_until: row.kept_until,
    version: row.version_number,
    ...Object.fromEntries(row.answers.map((answer, place) => [`answer_${place + 1}`, answer])),
  }
}

/** The three scores in one line of a list. */
function SmallBars({ pillars }: Pick<Description, 'pillars'>) {
  return (
    <span className="small-bars">
      {pillars.map(({ key, name, score }) => (
        <span key={key} style={{ '--share': `${score}%` } as CSSProperties}>
          <span className="sr-only">{name} </span>
          {score}
        </span>
      ))}
    </span>
  )
}
