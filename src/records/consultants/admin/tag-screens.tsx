import { DataTable, TextInput } from 'react-admin'
import { ItemLink } from '#admin-ui/fields/fields.tsx'
import { LastChange } from '#admin-ui/fields/last-change.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm } from '#admin-ui/screens/form.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { tagInput } from '#records/consultants/input.ts'

export function TagList() {
  return (
    <AdminList
      emptyText="Tags say what consultants stand for. Create one here, or while you edit a consultant."
      sort={{ field: 'name', order: 'ASC' }}
    >
      <DataTable>
        <DataTable.Col source="name" field={ItemLink} />
        <DataTable.NumberCol source="consultants" label="Consultants" disableSort />
        <LastChange />
      </DataTable>
    </AdminList>
  )
}

export function TagEdit() {
  return (
    <AdminEdit>
      <AdminForm schema={tagInput}>
        <TextInput source="name" required helperText="The new name shows on every consultant who has this tag" />
      </AdminForm>
    </AdminEdit>
  )
}

export function TagCreate() {
  return (
    <AdminCreate>
      <AdminForm schema={tagInput}>
        <TextInput source="name" required />
      </AdminForm>
    </AdminCreate>
  )
}
