import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import type { Props } from './add-to-release.tsx'
import { type OpenRelease, releasesKey, useOpenReleases } from './client.ts'

const another = 'new'

/** Asks into which release it is to go. */
export default function AddDialog({ item, flush, claim, onAdded, onFailed, onClose }: Props & { onClose: () => void }) {
  const data = useAdminData()
  const notify = useNotify()
  const queries = useQueryClient()
  const titleId = useId()
  const { data: releases = [] } = useOpenReleases()
  const [chosen, setChosen] = useState<string>()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState('')
  const wanted = chosen ?? releases[0]?.id ?? another
  const add = useMutation({
    mutationFn: async () => {
      if (!(await flush())) throw new NotKept('What you have typed is not kept yet. Please try again.')
      const changes = [{ resource: item.resource, id: item.id }]
      return wanted === another
        ? data.call<OpenRelease>('POST', 'releases', { title: title.trim(), changes }, claim())
        : data.call<OpenRelease>('PATCH', `releases/${wanted}`, { add: changes }, claim())
    },
    onSuccess: (release) => {
      notify(`“${item.label}” goes live with “${release.title}”`, { type: 'success' })
      queries.invalidateQueries({ queryKey: releasesKey })
      onAdded()
      onClose()
    },
    onError: (error: Error & { body?: { errors?: Record<string, string> } }) => {
      if (!(error instanceof NotKept)) onFailed()
      // The field it is about stands in the form behind.
      const [reason] = Object.values(error.body?.errors ?? {})
      setProblem(reason ?? error.message)
    },
  })
  function send(event: FormEvent) {
    event.preventDefault()
    // The dialog stands in the form of the item.
    event.stopPropagation()
    if (wanted === another && title.trim() === '') return setProblem('Give the release a name.')
    setProblem('')
    add.mutate()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={send} noValidate>
        <DialogTitle id={titleId}>Add “{item.label}” to a release</DialogTitle>
        <DialogContent className="stack">
          <p className="soft">
            What you have typed waits there and goes live with the other changes of the release. Until then visitors see
            what they see now.
          </p>
          {releases.length > 0 && (
            <TextField
              select
              label="Release"
              value={wanted}
              onChange={({ target }) => setChosen(target.value)}
              fullWidth
            >
              {releases.map((release) => (
                <MenuItem key={release.id} value={release.id}>
                  {release.planned_at ? `${release.title}, ${formatMoment(release.planned_at)}` : release.title}
                </MenuItem>
              ))}
              <MenuItem value={another}>A new release</MenuItem>
            </TextField>
          )}
          {wanted === another && (
            <TextField
              label="Name of the release"
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              helperText="Such as “Spring campaign”. Only users see it."
              slotProps={{ htmlInput: { maxLength: 200 } }}
              fullWidth
              autoFocus
            />
          )}
          {problem && (
            <p role="alert">
              <StatusChip tone="danger">{problem}</StatusChip>
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={add.isPending}>
            {add.isPending ? 'Adding…' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

class NotKept extends Error {}
