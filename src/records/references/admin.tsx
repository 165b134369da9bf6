import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import { BooleanInput, NumberInput, TextInput } from 'react-admin'
import { defineAdmin } from '#admin-ui/admin-feature.ts'
import { Badge, ItemLink } from '#admin-ui/fields/fields.tsx'
import { FormPreview } from '#admin-ui/preview/form-preview.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm } from '#admin-ui/screens/form.tsx'
import { FormSection } from '#admin-ui/screens/form-section.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { OrderedList } from '#admin-ui/screens/ordered-list.tsx'
import { LogoInput } from './admin-logo.tsx'
import { LogoPlates } from './admin-plates.tsx'
import { referenceChange, referenceInput } from './input.ts'

function ReferenceList() {
  return (
    <AdminList
      emptyText="References are the clients whose logos move across the home page. Add the first one."
      perPage={0}
      sort={{ field: 'display_order', order: 'ASC' }}
    >
      <OrderedList nameOf={({ name }) => name}>
        {({ name, logo_url, show_text_only }) => (
          <>
            <LogoPlates name={name} logo={show_text_only ? null : logo_url} />
            <div className="admin-row-words">
              <ItemLink source="name" />
            </div>
            {show_text_only && <Badge>Text only</Badge>}
            {!show_text_only && !logo_url && <Badge>No logo yet</Badge>}
          </>
        )}
      </OrderedList>
    </AdminList>
  )
}

function ReferenceEdit() {
  return (
    <AdminEdit>
      <AdminForm schema={referenceChange} tools={<FormPreview schema={referenceChange} path={() => '/'} />}>
        <FormSection title="Reference">
          <TextInput source="name" required helperText="Read aloud for the logo, and shown where there is none" />
        </FormSection>
        <FormSection title="Logo">
          <LogoInput />
          <BooleanInput source="show_text_only" label="Show the name as text instead of the logo" helperText={false} />
        </FormSection>
        <FormSection title="On the site">
          <NumberInput
            source="display_order"
            label="Order"
            min={0}
            helperText="A lower number comes first. In the list you can drag references into order."
          />
        </FormSection>
      </AdminForm>
    </AdminEdit>
  )
}

function ReferenceCreate() {
  return (
    <AdminCreate>
      <AdminForm
        schema={referenceInput}
        defaultValues={{ show_text_only: false }}
        tools={<FormPreview schema={referenceInput} path={() => '/'} />}
      >
        <FormSection
          title="Reference"
          hint="After it is saved you can add the logo. Until then its name stands as text."
        >
          <TextInput source="name" required />
          <BooleanInput source="show_text_only" label="Show the name as text, without a logo" helperText={false} />
        </FormSection>
      </AdminForm>
    </AdminCreate>
  )
}

export const referencesAdmin = defineAdmin({
  name: 'references',
  words: {
    one: 'reference',
    title: 'Brand reference',
    many: 'references',
    failedList: 'Failed to fetch references',
  },
  menu: { group: 'Content', label: 'References', icon: HandshakeOutlined },
  list: ReferenceList,
  edit: ReferenceEdit,
  create: ReferenceCreate,
  recordRepresentation: 'name',
})
