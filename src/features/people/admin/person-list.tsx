import { DataTable, useListContext, usePermissions } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { AdminList, roomy } from '#admin-ui/screens/list.tsx'
import { NoRows, type View, ViewTabs } from '#admin-ui/screens/view-tabs.tsx'
import { stageNames } from '#records/people/stages.ts'
import { Several } from './bulk.tsx'
import { CompanyHead } from './company-head.tsx'
import { ExportAll } from './export-all.tsx'
import { NextStep, OwnerFilter, OwnerName, StageChip } from './fields.tsx'
import { formatMoney, nameOf, type PersonRow } from './person-row.ts'
import { SavedViews } from './saved-views.tsx'
import './people.css'

const noneYet = 'Whoever writes, or puts an e-mail address to a scan, appears here as soon as they send it.'

const newest = { field: 'last_met_at', order: 'DESC' } as const
const urgent = { field: 'next_step_at', order: 'ASC' } as const

const views: View[] = [
  {
    value: 'open',
    label: 'Open',
    sort: newest,
    emptyText: 'Nobody is new, in conversation or considering a proposal.',
  },
  { value: 'new', label: stageNames.new, sort: newest, isCounted: true, emptyText: 'Nobody is new.' },
  {
    value: 'conversation',
    label: stageNames.conversation,
    sort: urgent,
    isCounted: true,
    emptyText: 'You are in conversation with nobody.',
  },
  {
    value: 'proposal',
    label: stageNames.proposal,
    sort: urgent,
    isCounted: true,
    emptyText: 'Nobody considers a proposal.',
  },
  { value: 'won', label: stageNames.won, sort: newest, emptyText: 'Nobody is won yet.' },
  { value: 'lost', label: stageNames.lost, sort: newest, emptyText: 'Nobody is lost.' },
  { value: 'spam', label: stageNames.spam, sort: newest, emptyText: 'There is no spam.' },
  { value: 'all', label: 'All', sort: newest, emptyText: noneYet },
]

const dueChoices = [
  { id: 'overdue', name: 'Overdue' },
  { id: 'week', name: 'Within 7 days' },
  { id: 'none', name: 'Without a date' },
]

/** Everybody who has left an address, by where they stand. */
export function PersonList() {
  const [address] = useSearchParams()
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const email = address.get('email')
  // Where the data of one address was looked up before.
  if (email) return <Navigate to={`/admin/personal-data?email=${encodeURIComponent(email)}`} replace />
  return (
    <AdminList
      isShared
      emptyText={noneYet}
      sort={newest}
      defaultFilter={{ stage: 'open' }}
      filters={[
        <OwnerFilter key="owner" source="owner" />,
        <ChoiceInput key="due" source="due" label="Next step" choices={dueChoices} />,
      ]}
      canCreate={false}
      canExport={false}
      actions={
        <>
          <SavedViews />
          {permissions === 'admin' && <ExportAll />}
        </>
      }
    >
      <Company />
      <ViewTabs source="stage" label="Which people" views={views} />
      <Rows />
    </AdminList>
  )
}

function Company() {
  const { domain } = useListContext().filterValues
  return domain ? <CompanyHead domain={String(domain)} /> : null
}

function Rows() {
  return (
    <DataTable rowClick="edit" empty={<NoRows source="stage" views={views} />} bulkActionButtons={<Several />}>
      <DataTable.Col
        source="name"
        render={(row: PersonRow) => (
          <span className="person-name">
            <ItemLink source="name">{nameOf(row)}</ItemLink>
            {row.name && <span className="admin-hint">{row.email}</span>}
          </span>
        )}
      />
      <DataTable.Col source="company" />
      <DataTable.Col source="stage" render={(row: PersonRow) => <StageChip stage={row.stage} />} />
      <DataTable.Col
        source="value"
        render={({ value, currency }: PersonRow) => value !== null && formatMoney(value, currency)}
        {...roomy}
      />
      <DataTable.Col source="next_step_at" label="Next step" render={(row: PersonRow) => <NextStep {...row} />} />
      <DataTable.Col source="owner_id" label="Owner" render={(row: PersonRow) => <OwnerName id={row.owner_id} />} />
      <DataTable.Col source="last_met_at" label="Last contact" field={MomentField} {...roomy} />
    </DataTable>
  )
}
