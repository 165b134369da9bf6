import { BooleanInput, NumberInput, TextInput } from 'react-admin'
import { OfficeCreate } from '#ui/office/create.tsx'
import { OfficeEdit } from '#ui/office/edit.tsx'
import { Badge, ItemLink } from '#ui/office/fields.tsx'
import { OfficeForm } from '#ui/office/form.tsx'
import { FormPart } from '#ui/office/form-part.tsx'
import { FormPreview } from '#ui/office/form-preview.tsx'
import { OfficeList } from '#ui/office/list.tsx'
import { OrderedList } from '#ui/office/ordered-list.tsx'
import { LogoInput } from './admin-logo.tsx'
import { LogoPlates } from './admin-plates.tsx'
import { referenceChange, referenceInput } from './input.ts'

function ReferenceList() {
  return (
    <OfficeList
      emptyText="References are the clients whose logos move across the home page. Add the first one."
      perPage={0}
      sort={{ field: 'display_order', order: 'ASC' }}
    >
      <OrderedList nameOf={({ name }) => name}>
        {({ name, logo_url, show_text_only }) => (
          <>
            <LogoPlates name={name} logo={show_text_only ? null : logo_url} />
            <div className="office-row-words">
              <ItemLink source="name" />
            </div>
            {show_text_only && <Badge>Text only</Badge>}
            {!show_text_only && !logo_url && <Badge>No logo yet</Badge>}
          </>
        )}
      </OrderedList>
    </OfficeList>
  )
}

function ReferenceEdit() {
  return (
    <OfficeEdit>
      <OfficeForm schema={referenceChange} tools={<FormPreview schema={referenceChange} path={() => '/'} />}>
        <FormPart title="Reference">
          <TextInput source="name" required helperText="Read aloud for the logo, and shown where there is none" />
        </FormPart>
        <FormPart title="Logo">
          <LogoInput />
          <BooleanInput source="show_text_only" label="Show the name as text instead of the logo" helperText={false} />
        </FormPart>
        <FormPart title="On the site">
          <NumberInput
            source="display_order"
            label="Order"
            min={0}
            helperText="A lower number comes first. In the list you can drag references into order."
          />
        </FormPart>
      </OfficeForm>
    </OfficeEdit>
  )
}

function ReferenceCreate() {
  return (
    <OfficeCreate>
      <OfficeForm
        schema={referenceInput}
        defaultValues={{ show_text_only: false }}
        tools={<FormPreview schema={referenceInput} path={() => '/'} />}
      >
        <FormPart title="Reference" hint="After it is saved you can add the logo. Until then its name stands as text.">
          <TextInput source="name" required />
          <BooleanInput source="show_text_only" label="Show the name as text, without a logo" helperText={false} />
        </FormPart>
      </OfficeForm>
    </OfficeCreate>
  )
}

export const referencesAdmin = {
  list: ReferenceList,
  edit: ReferenceEdit,
  create: ReferenceCreate,
  recordRepresentation: 'name',
}
