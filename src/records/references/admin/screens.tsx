import { Button, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { BooleanInput, NumberInput, type RaRecord, TextInput, useNotify, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { Badge, ItemLink } from '#admin-ui/fields/fields.tsx'
import { FileDrop } from '#admin-ui/inputs/file-drop.tsx'
import { FormPreview } from '#admin-ui/preview/form-preview.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormSection } from '#admin-ui/screens/form.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { OrderedList } from '#admin-ui/screens/ordered-list.tsx'
import { useTakeRow } from '#admin-ui/screens/take-row.ts'
import { referenceChange, referenceInput } from '#records/references/input.ts'
import './screens.css'

export function ReferenceList() {
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

export function ReferenceEdit() {
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

export function ReferenceCreate() {
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
          <BooleanInput source="show_text_only" label="Show the name as text instead of the logo" helperText={false} />
        </FormSection>
      </AdminForm>
    </AdminCreate>
  )
}

const accepted = 'image/svg+xml,image/png,image/webp,image/avif,image/jpeg,image/gif'

/** Sends a logo as soon as it is chosen or dropped; what else the form holds stays as it is. */
function LogoInput() {
  const { setValue } = useFormContext()
  const [name, logo_url] = useWatch({ name: ['name', 'logo_url'] }) as [string, string | null]
  const { send, progress } = useLogoUpload()
  return (
    <FileDrop
      label="Logo"
      fileLabel="Logo file"
      types={accepted}
      button={logo_url ? 'Replace the logo' : 'Upload a logo'}
      isBusy={progress !== undefined}
      onFile={send}
      shown={<LogoPlates name={name || 'Name'} logo={logo_url} size="large" />}
      remove={
        logo_url && <Button onClick={() => setValue('logo_url', null, { shouldDirty: true })}>Remove the logo</Button>
      }
    >
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress * 100} aria-label="Sending the logo" />
      )}
      <p className="admin-hint">
        Drop a file here, or choose one: SVG, PNG, WebP, AVIF, JPEG or GIF, of which the first picture is shown.
        Visitors see it on both grounds.
      </p>
    </FileDrop>
  )
}

function useLogoUpload() {
  const record = useRecordContext()
  const data = useAdminData()
  const notify = useNotify()
  const takeRow = useTakeRow()
  const [progress, setProgress] = useState<number>()
  async function send(file: File) {
    setProgress(0)
    try {
      const row = await data.upload<RaRecord>(`references/${record?.id}/logo`, file, setProgress)
      takeRow(row)
      notify('resources.references.notifications.updated', { type: 'success', messageArgs: { smart_count: 1 } })
    } catch (error) {
      notify(`Failed to upload logo\n${(error as Error).message}`, { type: 'error' })
    } finally {
      setProgress(undefined)
    }
  }
  return { send, progress }
}

type Props = { name: string; logo: string | null; size?: 'small' | 'large' }

/** A logo on light and on dark ground, because visitors see it on either. Without one, the name as the page shows it. */
function LogoPlates({ name, logo, size = 'small' }: Props) {
  return (
    <div className={`logo-plates logo-plates-${size}`}>
      {(['light', 'dark'] as const).map((ground) => (
        <span key={ground} className={`logo-plate-${ground}`}>
          {logo ? (
            <img src={logo} alt={ground === 'light' ? `Logo of ${name} on light ground` : 'The same on dark ground'} />
          ) : (
            <b className="one-line" aria-hidden="true">
              {name}
            </b>
          )}
        </span>
      ))}
    </div>
  )
}
