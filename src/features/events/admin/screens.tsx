import type { ReactNode } from 'react'
import { BooleanInput, DataTable, DateInput, NumberInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DayField, ItemLink, StateField } from '#admin-ui/fields/fields.tsx'
import { ChoiceInput, choicesOf, EitherInput } from '#admin-ui/inputs/choice-input.tsx'
import { TagsInput } from '#admin-ui/inputs/tags-input.tsx'
import { FormPreview } from '#admin-ui/preview/form-preview.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormSection } from '#admin-ui/screens/form.tsx'
import { AdminList, BulkActions } from '#admin-ui/screens/list.tsx'
import { eventChange, eventFormats, eventInput, eventTypes } from '#features/events/input.ts'
import { eventProblems } from '#features/events/problems.ts'
import { siteDay } from '#features/events/site-day.ts'

const types = choicesOf(eventTypes)
const formats = choicesOf(eventFormats)

export function EventList() {
  return (
    <AdminList
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
        <DataTable.NumberCol source="display_order" label="Order" cellClassName="admin-narrow-hidden" />
      </DataTable>
    </AdminList>
  )
}

const nameOf = (type: string) => types.find(({ id }) => id === type)?.name

export function EventEdit() {
  return (
    <AdminEdit>
      <AdminForm
        schema={eventChange}
        check={problems}
        tools={<FormPreview schema={eventChange} path={() => '/about/events'} />}
      >
        <Fields>
          <NumberInput
            source="display_order"
            label="Order"
            min={0}
            helperText="Events with a lower number stand further up; those that share one stand by date"
          />
        </Fields>
      </AdminForm>
    </AdminEdit>
  )
}

export function EventCreate() {
  return (
    <AdminCreate>
      <AdminForm
        schema={eventInput}
        check={problems}
        defaultValues={{ event_type: 'upcoming', is_visible: true, cta_visible: false, tags: [] }}
        tools={<FormPreview schema={eventInput} path={() => '/about/events'} />}
      >
        <Fields />
      </AdminForm>
    </AdminCreate>
  )
}

function Fields({ children }: { children?: ReactNode }) {
  return (
    <>
      <FormSection title="What it is about">
        <TextInput source="title" required />
        <TextInput source="description" multiline minRows={3} />
        <div className="admin-row">
          <TextInput source="badge_text" label="Badge" helperText="A word or two in the corner, such as Free" />
          <TagsInput source="tags" label="Tags" helperText="Visitors filter past events by them" />
        </div>
      </FormSection>
      <FormSection title="When and where">
        <div className="admin-row">
          <ChoiceInput source="event_type" label="Type" choices={types} required />
          <ChoiceInput source="event_format" label="Format" choices={formats} />
        </div>
        <div className="admin-row">
          <DateInput source="event_date" label="Date" parse={(day: string) => day || null} />
          <TextInput source="event_time" label="Time" helperText="For example 10:00–12:00" />
        </div>
        <KeepInput />
        <TextInput source="location" helperText="Left empty, the page names the format instead" />
      </FormSection>
      <FormSection title="Button" hint="Upcoming events can have a button. It is a link when there is an address.">
        <BooleanInput source="cta_visible" label="Show the button" />
        <ButtonFields />
      </FormSection>
      <FormSection title="On the site">
        <BooleanInput source="is_visible" label="Visible on the site" />
        {children}
      </FormSection>
    </>
  )
}

const problems = (values: Record<string, unknown>) => eventProblems(values, siteDay(new Date()))

function KeepInput() {
  const [event_type, event_date, keep_upcoming] = useWatch({ name: ['event_type', 'event_date', 'keep_upcoming'] })
  const isOver = event_date && event_date < siteDay(new Date())
  if (event_type !== 'upcoming' || !(isOver || keep_upcoming)) return null
  return (
    <BooleanInput
      source="keep_upcoming"
      label="Keep among the upcoming"
      helperText="Off, it moves to the past events on the day after its date"
    />
  )
}

function ButtonFields() {
  const isShown = useWatch({ name: 'cta_visible' })
  if (!isShown) return null
  return (
    <div className="admin-row">
      <TextInput source="cta_text" label="Button text" />
      <TextInput
        source="registration_url"
        label="Registration address"
        helperText="https://… or a path such as /contact"
      />
    </div>
  )
}
