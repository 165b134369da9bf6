import { DataTable, TextInput } from 'react-admin'
import { OfficeCreate } from '#ui/office/create.tsx'
import { OfficeEdit } from '#ui/office/edit.tsx'
import { ItemLink, MomentField } from '#ui/office/fields.tsx'
import { OfficeForm } from '#ui/office/form.tsx'
import { OfficeList } from '#ui/office/list.tsx'
import { tagInput } from './input.ts'

function TagList() {
  return (
    <OfficeList
      emptyText="Tags say what consultants stand for. Create one here, or while you edit a consultant."
      sort={{ field: 'name', order: 'ASC' }}
    >
      <DataTable>
        <DataTable.Col source="name" field={ItemLink} />
        <DataTable.NumberCol source="consultants" label="Consultants" disableSort />
        <DataTable.Col source="updated_at" label="Last changed" field={MomentField} />
      </DataTable>
    </OfficeList>
  )
}

function TagEdit() {
  return (
    <OfficeEdit>
      <OfficeForm schema={tagInput}>
        <TextInput source="name" required helperText="The new name shows on every consultant who has this tag" />
      </OfficeForm>
    </OfficeEdit>
  )
}

function TagCreate() {
  return (
    <OfficeCreate>
      <OfficeForm schema={tagInput}>
        <TextInput source="name" required />
      </OfficeForm>
    </OfficeCreate>
  )
}

export const consultantTagsAdmin = { list: TagList, edit: TagEdit, create: TagCreate, recordRepresentation: 'name' }
