import { DataTable } from 'react-admin'
import { BulkActions } from '#ui/office/bulk-actions.tsx'
import { ChoiceInput, EitherInput } from '#ui/office/choice-input.tsx'
import { ItemLink, MomentField } from '#ui/office/fields.tsx'
import { OfficeList } from '#ui/office/list.tsx'
import { PublishStateField } from '#ui/office/publish-state-field.tsx'
import { useTags } from './tags.ts'

export function UseCaseList() {
  const tags = useTags().map((tag) => ({ id: tag, name: tag }))
  return (
    <OfficeList
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
        <DataTable.Col
          source="updated_at"
          label="Last change"
          field={MomentField}
          cellClassName="office-narrow-hidden"
        />
      </DataTable>
    </OfficeList>
  )
}
