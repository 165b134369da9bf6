import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import { DataTable } from 'react-admin'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { ItemLink, MomentField } from '#admin-ui/fields/fields.tsx'
import { PublishStateField } from '#admin-ui/fields/publish-state-field.tsx'
import { ChoiceInput, EitherInput } from '#admin-ui/inputs/choice-input.tsx'
import { useTags } from '#admin-ui/inputs/tags-input.tsx'
import { AdminList, BulkActions } from '#admin-ui/screens/list.tsx'
import { UseCaseCreate, UseCaseEdit } from './admin/form.tsx'

export const useCasesAdmin = defineAdmin({
  name: 'use-cases',
  words: {
    one: 'use case',
    many: 'use cases',
    failedList: 'Failed to load use cases. Please check your connection and try again.',
    fields: {
      slug: 'Address',
      body: 'What visitors read',
      hero_image_url: 'Cover picture',
      cover_composition: 'Drawn cover',
      hero_image_alt: 'Alternative text',
      quote_text: 'What was said',
      quote_name: 'Who said it',
      quote_role: 'Role of who said it',
      quote_logo_url: 'Logo beside the quote',
      show_cta_block: 'End with the call to action',
    },
  },
  menu: { group: 'Content', label: 'Use cases', icon: BookmarkBorderOutlined },
  list: UseCaseList,
  edit: UseCaseEdit,
  create: UseCaseCreate,
  recordRepresentation: 'title',
})

function UseCaseList() {
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
