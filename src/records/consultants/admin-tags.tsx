import { DataTable, TextInput } from 'react-admin'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm } from '#admin-ui/screens/form.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { tagInput } from './input.ts'

function TagList() {
  return (
    <AdminList
      emptyText="Tags say what consultants stand for. Create one here, or while you edit a consultant."
      sort={{ field: 'name', order: 'ASC' }}
    >
      <DataTable>
        <DataTable.Col source="name" field={ItemLink} />
        <DataTable.NumberCol source="consultants" label="Consultants" disableSort />
        <DataTable.Col source="updated_at" label="Last changed" field={MomentField} />
      </DataTable>
    </AdminList>
  )
}

function TagEdit() {
  return (
    <AdminEdit>
      <AdminForm schema={tagInput}>
        <TextInput source="name" required helperText="The new name shows on every consultant who has this tag" />
      </AdminForm>
    </AdminEdit>
  )
}

function TagCreate() {
  return (
    <AdminCreate>
      <AdminForm schema={tagInput}>
        <TextInput source="name" required />
      </AdminForm>
    </AdminCreate>
  )
}

export const consultantTagsAdmin = defineAdmin({
  name: 'consultant-tags',
  words: { one: 'tag', many: 'tags', failedList: 'Failed to load tags' },
  below: { parent: 'consultants', label: 'Consultant tags' },
  list: TagList,
  edit: TagEdit,
  create: TagCreate,
  recordRepresentation: 'name',
})
