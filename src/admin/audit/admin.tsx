import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { DataTable, DateInput, useGetList, useGetResourceLabel, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { MomentField } from '#admin-ui/fields/fields.tsx'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { EntryDetails } from './details.tsx'
import { type Entry, isLinked, isOfOrder, isOfWaiting, itemPath, verbs } from './entry.ts'

function AuditList() {
  return (
    <AdminList
      emptyText="Nobody has changed anything yet. Every change of content, leads, settings and accounts will be listed here."
      sort={{ field: 'at', order: 'DESC' }}
      canCreate={false}
      filters={[
        <PersonInput key="person" source="user_id" />,
        <ResourceInput key="resource" source="resource" />,
        <DateInput key="from" source="from" label="From" parse={startOfDay} />,
        <DateInput key="to" source="to" label="To" parse={endOfDay} />,
      ]}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="at" label="When" field={MomentField} />
        <DataTable.Col source="user_name" label="Who" disableSort />
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
  const { action, resource, item_label } = entry
  const isOrder = isOfOrder(entry)
  const what = isOrder ? 'the order of' : isOfWaiting(entry) ? '' : label(resource, 1).toLowerCase()
  const name = isOrder ? label(resource, 2).toLowerCase() : item_label
  return (
    <>
      {verbs[action] ?? action} {what}{' '}
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

type Filter = { source: string; alwaysOn?: boolean }

function PersonInput(props: Filter) {
  const { data = [] } = useGetList('audit/people', { pagination: { page: 1, perPage: 1000 } })
  return <ChoiceInput {...props} label="Person" choices={data.map(({ id, name }) => ({ id, name }))} />
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

export const auditAdmin = defineAdmin({
  name: 'audit',
  words: { one: 'entry', many: 'change log' },
  menu: { group: 'Settings', label: 'Change log', icon: HistoryOutlined },
  list: AuditList,
})

/** A day of the reader's own time zone, as the moment when it begins. */
const startOfDay = (day: string) => (day ? new Date(`${day}T00:00:00`).toISOString() : null)

/** The same day, as its last moment. */
const endOfDay = (day: string) => (day ? new Date(`${day}T23:59:59.999`).toISOString() : null)
