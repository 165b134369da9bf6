import type { ReactNode } from 'react'
import { BooleanInput, NumberInput, TextInput, useRecordContext } from 'react-admin'
import type { z } from 'zod'
import { ItemLink, State } from '#admin-ui/fields/fields.tsx'
import { ChoiceInput, EitherInput } from '#admin-ui/inputs/choice-input.tsx'
import { PictureInput } from '#admin-ui/inputs/picture-input.tsx'
import { FormPreview } from '#admin-ui/preview/form-preview.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormSection } from '#admin-ui/screens/form.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { OrderedList } from '#admin-ui/screens/ordered-list.tsx'
import { testimonialChange, testimonialInput } from '#records/testimonials/input.ts'
import { Avatar } from '#ui/avatar.tsx'

export function TestimonialList() {
  return (
    <AdminList
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
            <div className="admin-row-words">
              <ItemLink source="name" />
              <span className="admin-hint one-line">{[role, company].filter(Boolean).join(', ')}</span>
              <q className="one-line">{quote}</q>
            </div>
            <State isOn={active}>{active ? 'Active' : 'Inactive'}</State>
          </>
        )}
      </OrderedList>
    </AdminList>
  )
}

const preview = (schema: z.ZodType) => (
  <FormPreview schema={schema} path={({ page_key }) => getTestimonialPage(String(page_key ?? '')).path} />
)

export function TestimonialEdit() {
  return (
    <AdminEdit>
      <AdminForm schema={testimonialChange} tools={preview(testimonialChange)}>
        <Fields>
          <NumberInput
            source="display_order"
            label="Order on the page"
            min={0}
            helperText="A lower number comes first. In the list you can drag testimonials into order."
          />
        </Fields>
      </AdminForm>
    </AdminEdit>
  )
}

export function TestimonialCreate() {
  return (
    <AdminCreate>
      <AdminForm schema={testimonialInput} defaultValues={{ active: true }} tools={preview(testimonialInput)}>
        <Fields />
      </AdminForm>
    </AdminCreate>
  )
}

function Fields({ children }: { children?: ReactNode }) {
  return (
    <>
      <FormSection title="What was said">
        <TextInput
          source="quote"
          multiline
          minRows={3}
          required
          helperText="Without quotation marks: the page adds them"
        />
      </FormSection>
      <FormSection title="Who said it">
        <PictureInput source="image_url" />
        <TextInput source="name" required />
        <div className="admin-row">
          <TextInput source="role" />
          <TextInput source="company" />
        </div>
      </FormSection>
      <FormSection title="On the site">
        <PageInput />
        <BooleanInput source="active" label="Active" />
        {children}
      </FormSection>
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

/** The pages that show testimonials, by the key that each of them asks for. */
const testimonialPages = [
  { id: 'about', name: 'About us', path: '/about' },
  { id: 'home', name: 'Home', path: '/' },
  { id: 'mentoring', name: 'Mentoring', path: '/mentoring' },
  { id: 'training', name: 'Training programs', path: '/services/training-programs' },
] as const

type Page = { id: string; name: string; path: string }

/** A key that no page asks for any more is shown as it is. */
const getTestimonialPage = (key: string): Page =>
  testimonialPages.find(({ id }) => id === key) ?? { id: key, name: key, path: '/' }
