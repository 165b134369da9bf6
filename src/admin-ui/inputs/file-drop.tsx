import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'

type Props = {
  label: string
  /** What the field is called that the button opens. */
  fileLabel: string
  types: string
  button: string
  isBusy: boolean
  onFile: (file: File) => void
  className?: string
  /** What was taken before, above the button. */
  shown: ReactNode
  /** Another button beside it. */
  remove: ReactNode
  children: ReactNode
}

/** Takes a file by drag and drop or by choice. */
export function FileDrop({ label, fileLabel, types, button, isBusy, onFile, className = '', ...parts }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => files?.[0] && onFile(files[0])
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can not take a dropped file in every browser
    <div
      role="group"
      aria-label={label}
      className={`stack admin-drop ${className} ${isOver ? 'admin-drop-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {parts.shown}
      <input
        ref={picker}
        type="file"
        accept={types}
        className="sr-only"
        aria-label={fileLabel}
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
      <div className="button-row">
        <Button
          variant="outlined"
          startIcon={<FileUploadOutlined />}
          disabled={isBusy}
          onClick={() => picker.current?.click()}
        >
          {button}
        </Button>
        {parts.remove}
      </div>
      {parts.children}
    </div>
  )
}
