import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'

type Props = { who: string; onLost: (reason: string) => void; onClose: () => void }

/** Why somebody was lost is asked at the moment it is known. */
export function LostDialog({ who, onLost, onClose }: Props) {
  const title = useId()
  const [reason, setReason] = useState('')
  function save(event: FormEvent) {
    event.preventDefault()
    onLost(reason.trim())
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form onSubmit={save}>
        <DialogTitle id={title}>Why was {who} lost?</DialogTitle>
        <DialogContent>
          <TextField
            label="Reason"
            helperText="A few words help to see later what keeps happening"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            multiline
            minRows={2}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Move to Lost
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
