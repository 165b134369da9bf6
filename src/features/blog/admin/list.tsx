import { DataTable, useRecordContext } from 'react-admin'
import { authorsOf, type Signed } from '#features/blog/post/authors.ts'
import { BulkActions } from '#ui/office/bulk-actions.tsx'
import { ChoiceInput } from '#ui/office/choice-input.tsx'
import { ItemLink, MomentField } from '#ui/office/fields.tsx'
import { OfficeList } from '#ui/office/list.tsx'
import { publishWords } from '#ui/office/publish-state.ts'
import { PublishStateField } from '#ui/office/publish-state-field.tsx'
import { useTags } from './tags.ts'

const states = Object.entries(publishWords).map(([id, name]) => ({ id, name }))

export function PostList() {
  const tags = useTags().map((tag) => ({ id: tag, name: tag }))
  return (
    <OfficeList
      emptyText="Articles are what visitors read under Blog. Write the first one: it stays a draft until you publish it."
      sort={{ field: 'updated_at', order: 'DESC' }}
      filters={[
        <ChoiceInput key="state" source="state" label="State" choices={states} />,
        <ChoiceInput key="tag" source="tag" label="Tag" choices={tags} />,
      ]}
      exportRow={({ content: _content, ...row }) => row}
    >
      <DataTable bulkActionButtons={<BulkActions show={{ published: true }} hide={{ published: false }} />}>
        <DataTable.Col source="title" field={ItemLink} />
        <DataTable.Col source="published" label="State">
          <PublishStateField source="published" dateSource="publish_date" />
        </DataTable.Col>
        <DataTable.Col source="author_name" label="Author" disableSort>
          <AuthorNames />
        </DataTable.Col>
        <DataTable.Col source="publish_date" label="Date" field={MomentField} />
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

function AuthorNames() {
  const post = useRecordContext<Signed & { id: string }>()
  const names = post ? authorsOf(post, '').flatMap(({ name }) => name || []) : []
  return names.length > 0 ? names.join(', ') : '–'
}
