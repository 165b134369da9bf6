import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { Button, LinearProgress } from '@mui/material'
import { type DragEvent, useRef, useState } from 'react'
import { type RaRecord, useNotify, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useOfficeData } from '#ui/office/office-data.ts'
import { useTakeRow } from '#ui/office/take-row.ts'
import { LogoPlates } from './admin-plates.tsx'

const accepted = 'image/svg+xml,image/png,image/webp,image/avif,image/jpeg'

/** Sends a logo as soon as it is chosen or dropped; what else the form holds stays as it is. */
export function LogoInput() {
  const { setValue } = useFormContext()
  const [name, logo_url] = useWatch({ name: ['name', 'logo_url'] }) as [string, string | null]
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { send, progress } = useLogoUpload()
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) send(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button inside
    <div
      className={`office-drop ${isOver ? 'office-drop-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <LogoPlates name={name || 'Name'} logo={logo_url} size="large" />
      <input
        ref={picker}
        type="file"
        accept={accepted}
        className="sr-only"
        aria-label="Logo file"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) send(file)
          target.value = ''
        }}
      />
      <div className="office-buttons">
        <Button
          variant="outlined"
          startIcon={<FileUploadOutlined />}
          disabled={progress !== undefined}
          onClick={() => picker.current?.click()}
        >
          {logo_url ? 'Replace the logo' : 'Upload a logo'}
        </Button>
        {logo_url && <Button onClick={() => setValue('logo_url', null, { shouldDirty: true })}>Remove the logo</Button>}
      </div>
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress * 100} aria-label="Sending the logo" />
      )}
      <p className="office-hint">
        Drop a file here, or choose one: SVG, PNG, WebP, AVIF or JPEG. Visitors see it on both grounds.
      </p>
    </div>
  )
}

function useLogoUpload() {
  const record = useRecordContext()
  const data = useOfficeData()
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
