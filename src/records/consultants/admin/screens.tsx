import LabelOutlined from '@mui/icons-material/LabelOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { BooleanInput, NumberInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { Badge, ItemLink } from '#admin-ui/fields/fields.tsx'
import { EitherInput } from '#admin-ui/inputs/choice-input.tsx'
import { PictureInput } from '#admin-ui/inputs/picture-input.tsx'
import { FormPreview } from '#admin-ui/preview/form-preview.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormSection } from '#admin-ui/screens/form.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { OrderedList } from '#admin-ui/screens/ordered-list.tsx'
import { consultantChange, consultantInput } from '#records/consultants/input.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ConsultantTagsInput } from './tags-input.tsx'

export function ConsultantList() {
  return (
    <AdminList
      emptyText="Consultants stand on the site under About us, owners first. Add the first one."
      perPage={0}
      sort={{ field: 'display_order', order: 'ASC' }}
      filters={[
        <EitherInput key="owner" source="is_owner" label="Leadership" yes="Owners" no="Others" />,
        <EitherInput key="mentor" source="is_mentor" label="Mentoring" yes="Mentors" no="Others" />,
      ]}
      actions={
        <Button component={Link} to="/admin/consultant-tags" startIcon={<LabelOutlined />}>
          Manage tags
        </Button>
      }
    >
      <OrderedList nameOf={({ name }) => name}>
        {({ name, title, profile_image_url, is_owner, is_mentor, tags }) => (
          <>
            <Avatar name={name} photo={profile_image_url} size={40} />
            <div className="admin-row-words">
              <ItemLink source="name" />
              <span className="admin-hint one-line">{[title, tagNames(tags)].filter(Boolean).join(' · ')}</span>
            </div>
            {is_owner && <Badge>Owner</Badge>}
            {is_mentor && <Badge>Mentor</Badge>}
          </>
        )}
      </OrderedList>
    </AdminList>
  )
}

const tagNames = (tags: { name: string }[] = []) => tags.map(({ name }) => name).join(', ')

const preview = (schema: z.ZodType) => (
  <FormPreview schema={schema} path={({ is_mentor }) => (is_mentor ? '/mentoring' : '/about/consultants')} />
)

export function ConsultantEdit() {
  return (
    <AdminEdit>
      <AdminForm schema={consultantChange} tools={preview(consultantChange)}>
        <Fields>
          <NumberInput
            source="display_order"
            label="Order"
            min={0}
            helperText="A lower number comes first. In the list you can drag people into order."
          />
        </Fields>
      </AdminForm>
    </AdminEdit>
  )
}

export function ConsultantCreate() {
  return (
    <AdminCreate>
      <AdminForm
        schema={consultantInput}
        defaultValues={{ is_owner: false, is_mentor: false, mentor_display_order: 0, tag_ids: [] }}
        tools={preview(consultantInput)}
      >
        <Fields />
      </AdminForm>
    </AdminCreate>
  )
}

function Fields({ children }: { children?: ReactNode }) {
  return (
    <>
      <FormSection title="Who it is">
        <PictureInput source="profile_image_url" />
        <div className="admin-row">
          <TextInput source="name" required />
          <TextInput source="title" helperText="What stands under the name" />
        </div>
        <TextInput source="bio" multiline minRows={4} />
        <ConsultantTagsInput />
      </FormSection>
      <FormSection title="Leadership" hint="Owners stand in a section of their own, with a button to LinkedIn.">
        <BooleanInput source="is_owner" label="Owner" />
        <TextInput source="linkedin_url" label="LinkedIn address" helperText="https://www.linkedin.com/in/…" />
        {children}
      </FormSection>
      <FormSection title="Mentoring" hint="Mentors speak on the mentoring page.">
        <BooleanInput source="is_mentor" label="Mentor" />
        <MentorFields />
      </FormSection>
    </>
  )
}

function MentorFields() {
  const isMentor = useWatch({ name: 'is_mentor' })
  if (!isMentor) return null
  return (
    <>
      <TextInput source="mentor_quote" label="Quote" multiline minRows={2} />
      <NumberInput source="mentor_display_order" label="Order among mentors" min={0} />
    </>
  )
}
