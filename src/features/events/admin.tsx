import type { ReactNode } from 'react'
import { BooleanInput, DataTable, DateInput, NumberInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BulkActions } from '#ui/office/bulk-actions.tsx'
import { ChoiceInput, EitherInput } from '#ui/office/choice-input.tsx'
import { choicesOf } from '#ui/office/choices.ts'
import { OfficeCreate } from '#ui/office/create.tsx'
import { OfficeEdit } from '#ui/office/edit.tsx'
import { DayField, ItemLink, StateField } from '#ui/office/fields.tsx'
import { OfficeForm } from '#ui/office/form.tsx'
import { FormPart } from '#ui/office/form-part.tsx'
import { FormPreview } from '#ui/office/form-preview.tsx'
import { OfficeList } from '#ui/office/list.tsx'
import { TagsInput } from '#ui/office/tags-input.tsx'
import { eventChange, eventFormats, eventInput, eventTypes } from './input.ts'

const types = choicesOf(eventTypes)
const formats = choicesOf(eventFormats)

function EventList() {
  return (
    <OfficeList
      emptyText="Events stand on the site under About us: upcoming ones with a button to register, past ones in an archive by year. Add the first one."
      sort={{ field: 'display_order', order: 'ASC' }}
      filters={[
        <ChoiceInput key="type" source="event_type" label="Type" choices={types} />,
        <EitherInput key="visible" source="is_visible" label="On the site" yes="Visible" no="Hidden" />,
      ]}
    >
      <DataTable bulkActionButtons={<BulkActions show={{ is_visible: true }} hide={{ is_visible: false }} />}>
        <DataTable.Col source="title" field={ItemLink} />
        <DataTable.Col source="event_type" label="Type" render={({ event_type }) => nameOf(event_type)} />
        <DataTable.Col source="event_date" label="Date" field={DayField} />
        <DataTable.Col source="location" />
        <DataTable.Col source="is_visible" label="On the site">
          <StateField source="is_visible" yes="Visible" no="Hidden" />
        </DataTable.Col>
        <DataTable.NumberCol source="display_order" label="Order" cellClassName="office-narrow-hidden" />
      </DataTable>
    </OfficeList>
  )
}

const nameOf = (type: string) => types.find(({ id }) => id === type)?.name

function EventEdit() {
  return (
    <OfficeEdit>
      <OfficeForm schema={eventChange} tools={<FormPreview schema={eventChange} path={() => '/about/events'} />}>
        <Fields>
          <NumberInput
            source="display_order"
            label="Order"
            min={0}
            helperText="Events with a lower number stand further up"
          />
        </Fields>
      </OfficeForm>
    </OfficeEdit>
  )
}

function EventCreate() {
  return (
    <OfficeCreate>
      <OfficeForm
        schema={eventInput}
        defaultValues={{ event_type: 'upcoming', is_visible: true, cta_visible: false, tags: [] }}
        tools={<FormPreview schema={eventInput} path={() => '/about/events'} />}
      >
        <Fields />
      </OfficeForm>
    </OfficeCreate>
  )
}

function Fields({ children }: { children?: ReactNode }) {
  return (
    <>
      <FormPart title="What it is about">
        <TextInput source="title" required />
        <TextInput source="description" multiline minRows={3} />
        <div className="office-row">
          <TextInput source="badge_text" label="Badge" helperText="A word or two in the corner, such as Free" />
          <TagsInput source="tags" label="Tags" helperText="Visitors filter past events by them" />
        </div>
      </FormPart>
      <FormPart title="When and where">
        <div className="office-row">
          <ChoiceInput source="event_type" label="Type" choices={types} required />
          <ChoiceInput source="event_format" label="Format" choices={formats} />
        </div>
        <div className="office-row">
          <DateInput source="event_date" label="Date" parse={(day: string) => day || null} />
          <TextInput source="event_time" label="Time" helperText="For example 10:00–12:00" />
        </div>
        <TextInput source="location" helperText="Left empty, the page names the format instead" />
      </FormPart>
      <FormPart title="Button" hint="Upcoming events can have a button. It is a link when there is an address.">
        <BooleanInput source="cta_visible" label="Show the button" />
        <ButtonFields />
      </FormPart>
      <FormPart title="On the site">
        <BooleanInput source="is_visible" label="Visible on the site" />
        {children}
      </FormPart>
    </>
  )
}

function ButtonFields() {
  const isShown = useWatch({ name: 'cta_visible' })
  if (!isShown) return null
  return (
    <div className="office-row">
      <TextInput source="cta_text" label="Button text" />
      <TextInput
        source="registration_url"
        label="Registration address"
        helperText="https://… or a path such as /contact"
      />
    </div>
  )
}

export const eventsAdmin = {
  list: EventList,
  edit: EventEdit,
  create: EventCreate,
  recordRepresentation: 'title',
}
