import { Alert, LinearProgress } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { FileDrop } from '#admin-ui/inputs/file-drop.tsx'
import { findFault, pictureLimits, pictureTypes } from '#admin-ui/inputs/picture-limits.ts'

type Props<Answer> = {
  label: string
  button: string
  /** The call that takes the file. */
  path: string
  onDone: (answer: Answer) => void
  /** Drawings too, as logos are. */
  takesDrawings?: boolean
  children?: ReactNode
}

/** Sends a picture as soon as it is chosen or dropped, and says how far it is and what is wrong with it. */
export function UploadDrop<Answer>({ label, button, path, onDone, takesDrawings = false, children }: Props<Answer>) {
  const data = useAdminData()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')
  async function send(file: File) {
    const isDrawing = takesDrawings && file.type === 'image/svg+xml'
    const fault = isDrawing ? undefined : findFault(file)
    setProblem(fault ?? '')
    if (fault) return
    setShare(0)
    try {
      onDone(await data.upload<Answer>(path, file, setShare))
    } catch (error) {
      setProblem(`“${file.name}” was not taken. ${(error as Error).message}`)
    } finally {
      setShare(undefined)
    }
  }
  return (
    <FileDrop
      label={label}
      fileLabel={`${label}: file`}
      types={takesDrawings ? `${pictureTypes},image/svg+xml` : pictureTypes}
      button={button}
      isBusy={share !== undefined}
      onFile={send}
      shown={null}
      remove={null}
    >
      {share !== undefined && (
        <LinearProgress
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={share * 100}
          aria-label="Uploading the picture"
        />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <p className="admin-hint">
        {children} Drop a file here, or choose one: {takesDrawings && 'SVG, '}JPEG, PNG, WebP, AVIF or GIF, at most{' '}
        {pictureLimits.megabytes} MB.
      </p>
    </FileDrop>
  )
}
