import { DataTable, TextInput } from 'react-admin'
import { ItemLink } from '#admin-ui/fields/fields.tsx'
import { LastChange } from '#admin-ui/fields/last-change.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm } from '#admin-ui/screens/form.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { templateChange, templateInput } from '#features/people/input.ts'
import { variables } from '#features/people/variables.ts'

const noneYet = 'Templates save you from writing the same again and again. They are offered when you write to a person.'

export function TemplateList() {
  return (
    <AdminList emptyText={noneYet} canExport={false} sort={{ field: 'title', order: 'ASC' }}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="title" field={ItemLink} />
        <DataTable.Col source="subject" />
        <LastChange />
      </DataTable>
    </AdminList>
  )
}

export function TemplateCreate() {
  return (
    <AdminCreate>
      <AdminForm schema={templateInput}>
        <Fields />
      </AdminForm>
    </AdminCreate>
  )
}

export function TemplateEdit() {
  return (
    <AdminEdit>
      <AdminForm schema={templateChange}>
        <Fields />
      </AdminForm>
    </AdminEdit>
  )
}

function Fields() {
  return (
    <>
      <TextInput source="title" helperText="What colleagues choose it by" required />
      <TextInput source="subject" required />
      <TextInput source="text" multiline minRows={8} required />
      <p className="admin-hint">
        Filled in when it is chosen:{' '}
        {Object.entries(variables).map(([name, meaning], place) => (
          <span key={name}>
            {place > 0 && ', '}
            <code>{`{${name}}`}</code> {meaning}
          </span>
        ))}
      </p>
    </>
  )
}
