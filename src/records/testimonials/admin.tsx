import type { ReactNode } from 'react'
import { BooleanInput, NumberInput, TextInput, useRecordContext } from 'react-admin'
import type { z } from 'zod'
import { Avatar } from '#ui/avatar.tsx'
import { ChoiceInput, EitherInput } from '#ui/office/choice-input.tsx'
import { OfficeCreate } from '#ui/office/create.tsx'
import { OfficeEdit } from '#ui/office/edit.tsx'
import { ItemLink, State } from '#ui/office/fields.tsx'
import { OfficeForm } from '#ui/office/form.tsx'
import { FormPart } from '#ui/office/form-part.tsx'
import { FormPreview } from '#ui/office/form-preview.tsx'
import { OfficeList } from '#ui/office/list.tsx'
import { OrderedList } from '#ui/office/ordered-list.tsx'
import { PictureInput } from '#ui/office/picture-input.tsx'
import { testimonialChange, testimonialInput } from './input.ts'
import { getTestimonialPage, testimonialPages } from './pages.ts'

function TestimonialList() {
  return (
    <OfficeList
      emptyText="Testimonials are what clients say, shown on the page you choose. Add the first one."
      perPage={0}
      sort={{ field: 'page_key', order: 'ASC' }}
      filters={[
        <ChoiceInput key="page" source="page_key" label="Page" choices={testimonialPages} />,
        <EitherInput key="active" source="active" label="On the site" yes="Active" no="Inactive" />,
      ]}
    >
      <OrderedList nameOf={({ name }) => name} groupOf={({ page_key }) => getTestimonialPage(page_key).name}>
        {({ name, role, company, quote, image_url, active }) => (
          <>
            <Avatar name={name} photo={image_url} size={40} />
            <div className="office-row-words">
              <ItemLink source="name" />
              <span>{[role, company].filter(Boolean).join(', ')}</span>
              <q>{quote}</q>
            </div>
            <State isOn={active}>{active ? 'Active' : 'Inactive'}</State>
          </>
        )}
      </OrderedList>
    </OfficeList>
  )
}

const preview = (schema: z.ZodType) => (
  <FormPreview schema={schema} path={({ page_key }) => getTestimonialPage(String(page_key ?? '')).path} />
)

function TestimonialEdit() {
  return (
    <OfficeEdit>
      <OfficeForm schema={testimonialChange} tools={preview(testimonialChange)}>
        <Fields>
          <NumberInput
            source="display_order"
            label="Order on the page"
            min={0}
            helperText="A lower number comes first. In the list you can drag testimonials into order."
          />
        </Fields>
      </OfficeForm>
    </OfficeEdit>
  )
}

function TestimonialCreate() {
  return (
    <OfficeCreate>
      <OfficeForm schema={testimonialInput} defaultValues={{ active: true }} tools={preview(testimonialInput)}>
        <Fields />
      </OfficeForm>
    </OfficeCreate>
  )
}

function Fields({ children }: { children?: ReactNode }) {
  return (
    <>
      <FormPart title="What was said">
        <TextInput
          source="quote"
          multiline
          minRows={3}
          required
          helperText="Without quotation marks: the page adds them"
        />
      </FormPart>
      <FormPart title="Who said it">
        <PictureInput source="image_url" />
        <TextInput source="name" required />
        <div className="office-row">
          <TextInput source="role" />
          <TextInput source="company" />
        </div>
      </FormPart>
      <FormPart title="On the site">
        <PageInput />
        <BooleanInput source="active" label="Active" />
        {children}
      </FormPart>
    </>
  )
}

function PageInput() {
  const page_key: string | undefined = useRecordContext()?.page_key
  const isKnown = !page_key || testimonialPages.some(({ id }) => id === page_key)
  const choices = isKnown ? testimonialPages : [...testimonialPages, getTestimonialPage(page_key)]
  return (
    <ChoiceInput
      source="page_key"
      label="Page"
      choices={choices}
      required
      helperText="About us shows the first one; the other pages show all"
    />
  )
}

export const testimonialsAdmin = {
  list: TestimonialList,
  edit: TestimonialEdit,
  create: TestimonialCreate,
  recordRepresentation: 'name',
}
