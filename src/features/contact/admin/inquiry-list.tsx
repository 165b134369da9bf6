import { Button } from '@mui/material'
import { BulkUpdateButton, DataTable, usePermissions } from 'react-admin'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { AdminList, BulkDelete, roomy } from '#admin-ui/screens/list.tsx'
import { NoRows, type View, ViewTabs } from '#admin-ui/screens/view-tabs.tsx'
import type { InquiryView } from './input.ts'
import type { InquiryRow } from './inquiry-row.ts'
import { OwnerFilter } from './owner-input.tsx'
import { OwnerName } from './owner-name.tsx'
import { DueChip, InquiryStatusChip } from './status-chips.tsx'
import './inquiries.css'

const noneYet = 'Nobody has written yet. Messages from the contact form appear here as soon as they are sent.'

const urgent = { field: 'due_at', order: 'ASC' } as const
const newest = { field: 'created_at', order: 'DESC' } as const

const views: (View & { value: InquiryView })[] = [
  { value: 'open', label: 'Open', sort: urgent, isCounted: true, emptyText: 'Nobody waits for an answer.' },
  { value: 'overdue', label: 'Overdue', sort: urgent, isCounted: true, emptyText: 'No answer is late.' },
  { value: 'answered', label: 'Answered', sort: newest, emptyText: 'Nothing has been answered yet.' },
  { value: 'spam', label: 'Spam', sort: newest, isCounted: true, emptyText: 'There is no spam.' },
  { value: 'all', label: 'All', sort: newest, emptyText: noneYet },
]

const contactForm = (
  <Button href="/contact" target="_blank" rel="noopener" variant="outlined">
    Look at the contact form
  </Button>
)

/** What waits for an answer, the most urgent first. Spam has a place of its own. */
export function InquiryList() {
  return (
    <AdminList
      isShared
      emptyText={noneYet}
      sort={urgent}
      defaultFilter={{ view: 'open' }}
      filters={[<OwnerFilter key="owner" source="owner" />]}
      canCreate={false}
      emptyAction={contactForm}
      exportRow={exportRow}
    >
      <ViewTabs source="view" label="Which inquiries" views={views} />
      <Rows />
    </AdminList>
  )
}

function Rows() {
  return (
    <DataTable
      rowClick="edit"
      empty={<NoRows source="view" views={views} action={contactForm} />}
      bulkActionButtons={<Several />}
    >
      <DataTable.Col source="name" label="From" field={ItemLink} />
      <DataTable.Col source="company" />
      <DataTable.Col source="intent" label="Interest" render={({ interest }: InquiryRow) => interest} {...roomy} />
      <DataTable.Col source="created_at" label="Received" field={MomentField} {...roomy} />
      <DataTable.Col source="due_at" label="Due" render={(row: InquiryRow) => <DueChip {...row} />} />
      <DataTable.Col source="status" render={(row: InquiryRow) => <InquiryStatusChip {...row} />} />
      <DataTable.Col source="owner" render={({ owner }: InquiryRow) => <OwnerName owner={owner} />} />
    </DataTable>
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
      {permissions === 'admin' && <BulkDelete mutationMode="pessimistic" />}
    </>
  )
}

function exportRow({ consent, news, ...row }: InquiryRow) {
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
    news_by_email: Boolean(news?.confirmed_at && !news.withdrawn_at),
    policy_version: consent?.policy_version,
  }
}
