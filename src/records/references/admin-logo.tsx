import { Button, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useNotify, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { FileDrop } from '#admin-ui/inputs/file-drop.tsx'
import { useTakeRow } from '#admin-ui/screens/take-row.ts'
import { LogoPlates } from './admin-plates.tsx'

const accepted = 'image/svg+xml,image/png,image/webp,image/avif,image/jpeg'

/** Sends a logo as soon as it is chosen or dropped; what else the form holds stays as it is. */
export function LogoInput() {
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
        Drop a file here, or choose one: SVG, PNG, WebP, AVIF or JPEG. Visitors see it on both grounds.
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
