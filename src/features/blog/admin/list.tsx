import { DataTable, useRecordContext } from 'react-admin'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { LastChange } from '#admin-ui/fields/last-change.tsx'
import { PublishStateField } from '#admin-ui/fields/publish-state-field.tsx'
import { publishLabels } from '#admin-ui/format/publish-state.ts'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { useTags } from '#admin-ui/inputs/tags-input.tsx'
import { AdminList, BulkActions } from '#admin-ui/screens/list.tsx'
import { authorsOf, type Signed } from '#features/blog/post/authors.ts'

const states = Object.entries(publishLabels).map(([id, name]) => ({ id, name }))

export function PostList() {
  const tags = useTags('blog').map((tag) => ({ id: tag, name: tag }))
  return (
    <AdminList
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
        <LastChange />
      </DataTable>
    </AdminList>
  )
}

function AuthorNames() {
  const post = useRecordContext<Signed & { id: string }>()
  const names = post ? authorsOf(post, '').flatMap(({ name }) => name || []) : []
  return names.length > 0 ? names.join(', ') : '–'
}
