import DeleteForever from '@mui/icons-material/DeleteForever'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'

type Props = { email: string; onErased: (counts: Record<string, number>) => void }

/** Nothing brings it back, so the address is typed once more. */
export function Erase({ email, onErased }: Props) {
  const data = useAdminData()
  const notify = useNotify()
  const title = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const isSame = typed.trim().toLowerCase() === email.toLowerCase()
  const erase = useMutation({
    mutationFn: () =>
      data.call<{ erased: Record<string, number> }>('DELETE', `personal-data?email=${encodeURIComponent(email)}`),
    onSuccess: ({ erased }) => {
      notify('All data of this person is erased', { type: 'success' })
      onErased(erased)
    },
    onError: (error) => notify(`Failed to erase this person’s data\n${error.message}`, { type: 'error' }),
  })
  function confirm(event: FormEvent) {
    event.preventDefault()
    if (isSame) erase.mutate()
  }
  return (
    <>
      <Button color="error" variant="outlined" startIcon={<DeleteForever />} onClick={() => setIsOpen(true)}>
        Erase everything
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={title}>
        <form onSubmit={confirm}>
          <DialogTitle id={title}>Erase all that is stored about {email}?</DialogTitle>
          <DialogContent className="stack">
            <p>
              The card with its notes, inquiries with their consents, mails and assessments go at once, and nothing
              brings them back. So does what other addresses have left that were merged with this one.
            </p>
            <p>
              What stays is a proof without personal data: when it was erased, how many rows of what, and which consents
              they had rested on.
            </p>
            <TextField
              label="Type the e-mail address to confirm"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoFocus
              fullWidth
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button type="submit" color="error" variant="contained" disabled={!isSame || erase.isPending}>
              Erase everything
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
