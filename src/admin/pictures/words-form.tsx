import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { remember } from '#admin-ui/inputs/picture-facts.ts'
import { libraryKey } from '#admin-ui/pictures/library.ts'
import { useLeaveWarning } from '#admin-ui/screens/leave-warning.ts'
import type { Point } from './focus.tsx'
import type { Picture } from './picture.ts'

type Props = { picture: Picture; path: string; point: Point | undefined }

/** What a picture is called, and the words for those who can't see it. What was pointed at is saved with it. */
export function WordsForm({ picture, path, point }: Props) {
  const [title, setTitle] = useState(picture.title)
  const [alt, setAlt] = useState(picture.alt ?? '')
  const [isDecorative, setIsDecorative] = useState(picture.is_decorative)
  const save = useSave(path)
  const values = { title, alt, is_decorative: isDecorative, ...point }
  const saved = { ...picture, alt: picture.alt ?? '' }
  const isChanged = Object.entries(values).some(([field, value]) => saved[field as keyof typeof saved] !== value)
  const problem = title.trim() === '' ? 'Required' : ''
  useLeaveWarning(isChanged && !save.isPending)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!problem) save.mutate(values)
  }

  return (
    <form className="panel stack" onSubmit={submit} noValidate>
      <TextField
        label="Name"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        error={problem !== ''}
        helperText={problem || 'For finding it in the library'}
        margin="none"
        slotProps={{ htmlInput: { maxLength: 200 } }}
        fullWidth
      />
      <TextField
        label="Alternative text"
        value={isDecorative ? '' : alt}
        disabled={isDecorative}
        onChange={({ target }) => setAlt(target.value)}
        helperText="One sentence on what can be seen. It is read aloud wherever a page says nothing else."
        margin="none"
        slotProps={{ htmlInput: { maxLength: 300 } }}
        multiline
        fullWidth
      />
      <FormControlLabel
        control={<Checkbox checked={isDecorative} onChange={({ target }) => setIsDecorative(target.checked)} />}
        label="Mere decoration: nothing is read aloud"
      />
      <div className="button-row">
        <Button type="submit" variant="contained" disabled={!isChanged || save.isPending}>
          Save
        </Button>
        {save.isPending && <span className="admin-hint">Saving…</span>}
      </div>
    </form>
  )
}

function useSave(path: string) {
  const data = useAdminData()
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (values: object) => data.call<Picture>('PATCH', path, values),
    onSuccess(picture) {
      remember(picture.url, picture)
      queries.setQueryData([...libraryKey, 'one', path], picture)
      queries.invalidateQueries({ queryKey: [...libraryKey, 'list'] })
      notify('Picture saved', { type: 'success' })
    },
    onError: ({ message }) => notify(`Failed to save picture\n${message}`, { type: 'error' }),
  })
}
