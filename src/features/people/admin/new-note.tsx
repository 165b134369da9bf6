import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { useLeaveWarning } from '#admin-ui/screens/leave-warning.ts'
import type { CardRow } from './person-row.ts'

/** For colleagues only; the person never sees it. */
export function NewNote({ card }: { card: CardRow }) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const [text, setText] = useState('')
  const isEmpty = text.trim() === ''
  useLeaveWarning(!isEmpty)
  const add = useMutation({
    mutationFn: () => data.call('POST', `people/${card.id}/notes`, { text }),
    onSuccess: () => {
      setText('')
      refresh()
    },
    onError: (error) => notify(`The note was not kept\n${error.message}`, { type: 'error' }),
  })
  function save(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty) add.mutate()
  }
  return (
    <form onSubmit={save} className="person-note">
      <TextField
        label="Note"
        helperText="For colleagues only"
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 20_000 } }}
        multiline
        minRows={2}
      />
      <Button type="submit" variant="outlined" disabled={isEmpty || add.isPending}>
        Add note
      </Button>
    </form>
  )
}
