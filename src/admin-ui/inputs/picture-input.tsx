import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import { Alert, Button, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { TextInput, useInput, ValidationError } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAdminData } from '#admin-ui/admin-data.ts'
import type { LibraryPicture } from '#admin-ui/pictures/library.ts'
import { PicturePicker } from '#admin-ui/pictures/picker.tsx'
import { FileDrop } from './file-drop.tsx'
import { isDescribed, remember, usePictureFacts } from './picture-facts.ts'
import { findFault, pictureLimits, pictureTypes } from './picture-limits.ts'
import './picture-input.css'

type Props = {
  /** The field that keeps the address. */
  source: string
  /** The field for the words that stand for the picture; without it, what is pictured is named beside it anyway. */
  altSource?: string
  label?: string
  hint?: string
}

/** A picture by drag and drop, from the computer or from the library, with the words for those who can't see it. */
export function PictureInput({ source, altSource, label = 'Picture', hint }: Props) {
  const { field, fieldState } = useInput({ source, defaultValue: null })
  const { setValue } = useFormContext()
  const [isChoosing, setIsChoosing] = useState(false)
  const { send, share, problem } = useUpload(({ url }) => field.onChange(url))
  const isBusy = share !== undefined
  function remove() {
    field.onChange(null)
    if (altSource) setValue(altSource, null, { shouldDirty: true })
  }
  function choose(picture: LibraryPicture) {
    remember(picture.url, picture)
    field.onChange(picture.url)
    // Words that are there were meant for another picture.
    if (altSource && isDescribed(picture.url)) setValue(altSource, null, { shouldDirty: true })
    setIsChoosing(false)
  }
  return (
    <FileDrop
      label={label}
      fileLabel={`${label}: file`}
      types={pictureTypes}
      button={field.value ? 'Replace the picture' : 'Choose a picture'}
      isBusy={isBusy}
      onFile={send}
      className="admin-picture"
      shown={
        <>
          <span className="admin-label">{label}</span>
          {field.value && <Shown key={field.value} address={field.value} />}
        </>
      }
      remove={
        <>
          <Button startIcon={<PhotoLibraryOutlined />} disabled={isBusy} onClick={() => setIsChoosing(true)}>
            From the library
          </Button>
          {field.value && (
            <Button startIcon={<DeleteOutlined />} disabled={isBusy} onClick={remove}>
              Remove the picture
            </Button>
          )}
        </>
      }
    >
      {isChoosing && <PicturePicker onChoose={choose} onClose={() => setIsChoosing(false)} />}
      {isBusy && <Progress share={share} />}
      {problem && <Alert severity="error">{problem}</Alert>}
      {fieldState.error?.message && (
        <Alert severity="error">
          <ValidationError error={fieldState.error.message} />
        </Alert>
      )}
      {!field.value && (
        <p className="admin-hint">
          {`Drop a file here, or choose one: JPEG, PNG, WebP, AVIF or GIF, at most ${pictureLimits.megabytes} MB. ${hint ?? ''}`}
        </p>
      )}
      {altSource && <AltInput source={altSource} picture={source} />}
    </FileDrop>
  )
}

function Shown({ address }: { address: string }) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <p className="soft">{`The picture can not be shown: ${address}`}</p>
  return <img src={address} alt="" onError={() => setIsBroken(true)} />
}

function Progress({ share }: { share: number }) {
  const isSent = share >= 1
  return (
    <div role="status" className="admin-hint">
      {isSent ? 'Making it fit for the site…' : `Uploading, ${Math.round(share * 100)} %`}
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={share * 100}
        aria-label="Uploading the picture"
      />
    </div>
  )
}

function AltInput({ source, picture }: { source: string; picture: string }) {
  const address = useWatch({ name: picture })
  const facts = usePictureFacts(address)
  if (!address) return null
  return (
    <TextInput source={source} label="Alternative text" required={!isDescribed(address)} helperText={hintOf(facts)} />
  )
}

function hintOf(facts: ReturnType<typeof usePictureFacts>) {
  if (facts?.is_decorative) return 'The library calls it mere decoration: left empty, nothing is read aloud.'
  if (facts?.alt) return `Left empty, the words of the library are read aloud: “${facts.alt}”`
  return 'One sentence on what can be seen and why it matters, such as “Two teams around a board full of cards”. No “picture of”.'
}

/** What a form says about a picture without words. */
export function findMissingAlt(picture: unknown, words: unknown): string | undefined {
  return picture && !String(words ?? '').trim() && !isDescribed(picture)
    ? 'Say what the picture shows. It is read aloud to people who can not see it.'
    : undefined
}

function useUpload(onDone: (picture: { url: string }) => void) {
  const data = useAdminData()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')
  async function send(file: File) {
    const fault = findFault(file)
    setProblem(fault ?? '')
    if (fault) return
    setShare(0)
    try {
      onDone(await data.upload('files/pictures', file, setShare))
    } catch (error) {
      setProblem(`“${file.name}” was not taken. ${(error as Error).message}`)
    } finally {
      setShare(undefined)
    }
  }
  return { send, share, problem }
}
