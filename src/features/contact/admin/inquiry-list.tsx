import { useMediaQuery } from '@mui/material'
import { BulkDeleteButton, BulkUpdateButton, DataTable, SimpleList, usePermissions } from 'react-admin'
import { ItemLink, MomentField } from '#ui/office/fields.tsx'
import { divided, OfficeList } from '#ui/office/list.tsx'
import { ViewTabs } from '#ui/office/view-tabs.tsx'
import type { InquiryView } from './input.ts'
import type { InquiryRow } from './inquiry-row.ts'
import { DueMark, StatusMark } from './marks.tsx'
import { OwnerFilter, OwnerName } from './staff-names.tsx'
import './inquiries.css'

const urgent = { field: 'due_at', order: 'ASC' } as const
const newest = { field: 'created_at', order: 'DESC' } as const

const views: { value: InquiryView; label: string; sort: typeof urgent | typeof newest; isCounted?: boolean }[] = [
  { value: 'open', label: 'Open', sort: urgent, isCounted: true },
  { value: 'overdue', label: 'Overdue', sort: urgent, isCounted: true },
  { value: 'answered', label: 'Answered', sort: newest },
  { value: 'spam', label: 'Spam', sort: newest, isCounted: true },
  { value: 'all', label: 'All', sort: newest },
]

/** What waits for an answer, the most urgent first. Spam has a place of its own. */
export function InquiryList() {
  return (
    <OfficeList
      emptyText="Nobody has written yet. Messages from the contact form appear here as soon as they are sent."
      sort={urgent}
      defaultFilter={{ view: 'open' }}
      filters={[<OwnerFilter key="owner" source="owner" />]}
      canCreate={false}
      exportRow={exportRow}
    >
      <ViewTabs source="view" label="Which inquiries" views={views} />
      <Rows />
    </OfficeList>
  )
}

function Rows() {
  const isWide = useMediaQuery('(width >= 56rem)', { noSsr: true })
  if (!isWide) return <Cards />
  return (
    <DataTable rowClick="edit" empty={<Nothing />} bulkActionButtons={<Several />} className="inquiry-table">
      <DataTable.Col source="name" label="From">
        <ItemLink source="name" />
      </DataTable.Col>
      <DataTable.Col source="company" />
      <DataTable.Col source="intent" label="Interest" render={({ interest }: InquiryRow) => interest ?? '–'} />
      <DataTable.Col source="created_at" label="Received" field={MomentField} />
      <DataTable.Col source="due_at" label="Due" render={(row: InquiryRow) => <DueMark {...row} />} />
      <DataTable.Col source="status" render={(row: InquiryRow) => <StatusMark {...row} />} />
      <DataTable.Col source="owner" render={({ owner }: InquiryRow) => <OwnerName owner={owner} />} />
    </DataTable>
  )
}

function Cards() {
  return (
    <SimpleList<InquiryRow>
      rowClick="edit"
      rowSx={divided}
      empty={<Nothing />}
      primaryText={({ name, company }) => `${name}, ${company}`}
      secondaryText={(row) => (
        <span className="inquiry-card">
          <DueMark {...row} />
          <StatusMark {...row} />
          <OwnerName owner={row.owner} />
        </span>
      )}
    />
  )
}

function Nothing() {
  return (
    <div className="office-empty">
      <p>Nothing here. What comes in next appears by itself.</p>
    </div>
  )
}

/** Each can be undone for a moment; only erasing can not, and asks first. */
function Several() {
  const { permissions } = usePermissions<'admin' | 'editor'>()
  return (
    <>
      <BulkUpdateButton label="Mark as answered" data={{ status: 'answered' }} mutationMode="undoable" />
      <BulkUpdateButton label="In progress" data={{ status: 'in progress' }} mutationMode="undoable" />
      <BulkUpdateButton label="Spam" data={{ status: 'spam' }} mutationMode="undoable" />
      {permissions === 'admin' && <BulkDeleteButton mutationMode="pessimistic" />}
    </>
  )
}

function exportRow({ consent, ...row }: InquiryRow) {
  return {
    id: row.id,
    received: row.created_at,
    name: row.name,
    email: row.email,
    company: row.company,
    interest: row.interest,
    message: row.message,
    status: row.status,
    owner: row.owner,
    due: row.due_at,
    answered: row.answered_at,
    notes: row.notes,
    news_by_email: consent?.marketing_consent ?? false,
    policy_version: consent?.policy_version,
  }
}
