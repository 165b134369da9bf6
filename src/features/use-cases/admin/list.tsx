import { DataTable } from 'react-admin'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { LastChange } from '#admin-ui/fields/last-change.tsx'
import { PublishStateField } from '#admin-ui/fields/publish-state-field.tsx'
import { ChoiceInput, EitherInput } from '#admin-ui/inputs/choice-input.tsx'
import { useTags } from '#admin-ui/inputs/tags-input.tsx'
import { AdminList, BulkActions } from '#admin-ui/screens/list.tsx'

export function UseCaseList() {
  const tags = useTags('use-cases').map((tag) => ({ id: tag, name: tag }))
  return (
    <AdminList
      emptyText="Use cases are the success stories that visitors read. Write the first one: it stays a draft until you publish it."
      sort={{ field: 'updated_at', order: 'DESC' }}
      filters={[
        <EitherInput key="published" source="published" label="State" yes="Live" no="Draft" />,
        <ChoiceInput key="tag" source="tag" label="Tag" choices={tags} />,
      ]}
      exportRow={({ body: _body, ...row }) => row}
    >
      <DataTable bulkActionButtons={<BulkActions show={{ published: true }} hide={{ published: false }} />}>
        <DataTable.Col source="title" field={ItemLink} />
        <DataTable.Col source="published" label="State">
          <PublishStateField source="published" />
        </DataTable.Col>
        <DataTable.Col source="tags" disableSort render={({ tags }) => tags.join(', ') || '–'} />
        <DataTable.Col source="created_at" label="Date" field={MomentField} />
        <LastChange />
      </DataTable>
    </AdminList>
  )
}
