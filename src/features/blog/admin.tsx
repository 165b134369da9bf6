import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { DataTable, useRecordContext } from 'react-admin'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { PublishStateField } from '#admin-ui/fields/publish-state-field.tsx'
import { publishLabels } from '#admin-ui/format/publish-state.ts'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { useTags } from '#admin-ui/inputs/tags-input.tsx'
import { AdminList, BulkActions } from '#admin-ui/screens/list.tsx'
import { PostCreate, PostEdit } from './admin/form.tsx'
import { authorsOf, type Signed } from './post/authors.ts'

export const blogAdmin = defineAdmin({
  name: 'blog',
  words: {
    one: 'article',
    many: 'articles',
    failedList: 'Failed to load blog posts. Please check your connection and try again.',
    fields: {
      slug: 'Address',
      content: 'What visitors read',
      publish_date: 'Date shown',
      featured_image_url: 'Cover picture',
      cover_composition: 'Drawn cover',
      featured_image_alt: 'Alternative text',
      author_name: 'Single author',
      author_bio: 'About the single author',
    },
  },
  menu: { group: 'Content', label: 'Blog', icon: ArticleOutlined },
  list: PostList,
  edit: PostEdit,
  create: PostCreate,
  recordRepresentation: 'title',
})

const states = Object.entries(publishLabels).map(([id, name]) => ({ id, name }))

function PostList() {
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
        <DataTable.Col
          source="updated_at"
          label="Last change"
          field={MomentField}
          cellClassName="admin-narrow-hidden"
        />
      </DataTable>
    </AdminList>
  )
}

function AuthorNames() {
  const post = useRecordContext<Signed & { id: string }>()
  const names = post ? authorsOf(post, '').flatMap(({ name }) => name || []) : []
  return names.length > 0 ? names.join(', ') : '–'
}
