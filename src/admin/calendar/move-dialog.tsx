import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { DatedItem } from '#resources/dated.server.ts'
import type { Day } from './month.ts'
import { findObjection, shownOn } from './move.ts'

type Props = { item: DatedItem; onMove: (day: Day) => void; onClose: () => void }

/** Asks for the day, for whoever doesn't drag. */
export function MoveDialog({ item, onMove, onClose }: Props) {
  const [day, setDay] = useState<Day>(shownOn(item))
  const [problem, setProblem] = useState('')
  function save(event: FormEvent) {
    event.preventDefault()
    const objection = day ? findObjection(item, day, new Date()) : 'Choose a day.'
    if (objection) return setProblem(objection)
    onMove(day)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="move-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="move-title">Move “{item.title}”</DialogTitle>
        <DialogContent>
          <TextField
            type="date"
            label="To the day"
            value={day}
            onChange={(event) => setDay(event.target.value)}
            error={problem !== ''}
            helperText={problem || ' '}
            slotProps={{ inputLabel: { shrink: true } }}
            autoFocus
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Move
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
