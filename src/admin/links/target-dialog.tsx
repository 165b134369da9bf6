import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { linkAddress } from '#admin-ui/rich-text/addresses.ts'
import { LinkField } from '#admin-ui/rich-text/link-field.tsx'
import type { DeadLink } from '#records/dead-links/queries.server.ts'
import { useMending } from './client.ts'

/** Asks where a broken link is to lead instead. */
export function TargetDialog({ link, onClose }: { link: DeadLink; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const { mend, isPending } = useMending()

  async function save(event: FormEvent) {
    event.preventDefault()
    const target = linkAddress(typed)
    if (!target) return setProblem('Choose one of the list, or type an address that begins with https:// or /.')
    if (await mend(link.id, target)) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="target-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="target-title">Where is “{link.words || link.href}” to lead?</DialogTitle>
        <DialogContent>
          <LinkField value={typed} onChange={setTyped} problem={problem} label="New address" />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            Change
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
