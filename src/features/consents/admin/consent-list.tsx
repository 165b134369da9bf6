import { DataTable } from 'react-admin'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { AdminList, roomy } from '#admin-ui/screens/list.tsx'
import { NoRows, type View, ViewTabs } from '#admin-ui/screens/view-tabs.tsx'
import type { ConsentRow } from '#features/consents/admin.server.ts'
import { ConsentStateChip } from '#records/consents/consent-state.tsx'

const newest = { field: 'given_at', order: 'DESC' } as const

const noneYet =
  'Nobody has asked for news yet. Whoever ticks the box in the contact form is asked by mail to confirm it.'

const views: View[] = [
  { value: 'agreed', label: 'Agreed', sort: newest, isCounted: true, emptyText: 'Nobody gets news at the moment.' },
  { value: 'unconfirmed', label: 'Not confirmed', sort: newest, emptyText: 'Nobody is still to confirm.' },
  { value: 'withdrawn', label: 'Withdrawn', sort: newest, emptyText: 'Nobody has withdrawn.' },
  { value: 'all', label: 'All', sort: newest, emptyText: noneYet },
]

/** Who agreed to news, with the proof of each. The file of the first view is what a newsletter may be sent to. */
export function ConsentList() {
  return (
    <AdminList
      isShared
      title="News consents"
      emptyText={noneYet}
      sort={newest}
      defaultFilter={{ view: 'agreed' }}
      canCreate={false}
      exportRow={exportRow}
    >
      <ViewTabs source="view" label="Which consents" views={views} />
      <DataTable rowClick="edit" bulkActionButtons={false} empty={<NoRows source="view" views={views} />}>
        <DataTable.Col source="email" label="E-mail" field={ItemLink} />
        <DataTable.Col source="name" {...roomy} />
        <DataTable.Col label="State" render={(row: ConsentRow) => <ConsentStateChip {...row} />} />
        <DataTable.Col source="given_at" label="Asked for" field={MomentField} />
        <DataTable.Col source="confirmed_at" label="Confirmed" field={MomentField} {...roomy} />
        <DataTable.Col source="way" {...roomy} />
      </DataTable>
    </AdminList>
  )
}

function exportRow(row: ConsentRow) {
  return {
    email: row.email,
    name: row.name,
    wording: row.wording,
    policy_version: row.policy_version,
    way: row.way,
    asked_for: row.given_at,
    confirmed: row.confirmed_at,
    withdrawn: row.withdrawn_at,
    withdrawn_by: row.withdrawn_by,
    unsubscribe_link: row.withdrawal_path && new URL(row.withdrawal_path, location.href).href,
  }
}
