import { Button } from '@mui/material'
import { DataTable, DateInput, useGetList, useGetResourceLabel, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { MomentField } from '#admin-ui/fields/fields.tsx'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { EntryDetails } from './details.tsx'
import {
  type Entry,
  isLinked,
  isNamedInFull,
  isOfList,
  isOfOrder,
  isOfWaiting,
  itemPath,
  nameOf,
  verbOf,
} from './entry.ts'

const kinds = [
  { id: 'change', name: 'Changes' },
  { id: 'trace', name: 'Sign-ins, reading, exports' },
]

export function AuditList() {
  return (
    <AdminList
      isShared
      emptyText="Nobody has changed anything yet. Every change of content, leads, settings and accounts will be listed here."
      sort={{ field: 'at', order: 'DESC' }}
      defaultFilter={{ kind: 'change' }}
      canCreate={false}
      emptyAction={
        <Button component={Link} to="/admin/content" variant="outlined">
          Begin with the texts
        </Button>
      }
      filters={[
        <ChoiceInput key="kind" source="kind" label="Kind" choices={kinds} />,
        <PersonInput key="person" source="user_id" />,
        <ResourceInput key="resource" source="resource" />,
        <DateInput key="from" source="from" label="From" parse={startOfDay} />,
        <DateInput key="to" source="to" label="To" parse={endOfDay} />,
      ]}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="at" label="When" field={MomentField} />
        <DataTable.Col source="user_name" label="Who" disableSort>
          <Who />
        </DataTable.Col>
        <DataTable.Col source="item_label" label="What" disableSort>
          <What />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  )
}

function What() {
  const entry = useRecordContext<Entry>()
  const label = useGetResourceLabel()
  if (!entry) return null
  const isWhole = isOfOrder(entry) || isOfList(entry)
  const name = isWhole ? label(entry.resource, 2).toLowerCase() : nameOf(entry)
  return (
    <>
      {verbOf(entry)} {kindOf(entry, label)}{' '}
      {isLinked(entry) ? (
        <Link className="admin-link" to={itemPath(entry)} onClick={(event) => event.stopPropagation()}>
          {name}
        </Link>
      ) : (
        <b>{name}</b>
      )}
      <EntryDetails />
    </>
  )
}

function kindOf(entry: Entry, label: ReturnType<typeof useGetResourceLabel>): string {
  if (isOfOrder(entry)) return 'the order of'
  if (isOfList(entry)) return 'the list of'
  if (isOfWaiting(entry) || isNamedInFull(entry)) return ''
  return label(entry.resource, 1).toLowerCase()
}

/** By the name and the address of then: neither changes with the account. */
function Who() {
  const entry = useRecordContext<Entry>()
  if (!entry) return null
  const { user_name, user_email, network } = entry
  const from = [user_email, network && `from ${network}`].filter(Boolean).join(', ')
  return (
    <>
      {user_name}
      {from && <div className="admin-hint">{from}</div>}
    </>
  )
}

type Filter = { source: string; alwaysOn?: boolean }

function PersonInput(props: Filter) {
  const { data = [] } = useGetList('audit/people', { pagination: { page: 1, perPage: 1000 } })
  return (
    <ChoiceInput
      {...props}
      label="Person"
      choices={data.map(({ id, name, email }) => ({ id, name: email ? `${name} (${email})` : name }))}
    />
  )
}

function ResourceInput(props: Filter) {
  const label = useGetResourceLabel()
  const { data = [] } = useGetList('audit/resources', { pagination: { page: 1, perPage: 1000 } })
  return (
    <ChoiceInput
      {...props}
      label="About"
      choices={data.map(({ id }) => ({ id: String(id), name: label(String(id), 2) }))}
    />
  )
}

/** A day of the reader's own time zone, as the moment when it begins. */
const startOfDay = (day: string) => (day ? new Date(`${day}T00:00:00`).toISOString() : null)

/** The same day, as its last moment. */
const endOfDay = (day: string) => (day ? new Date(`${day}T23:59:59.999`).toISOString() : null)
