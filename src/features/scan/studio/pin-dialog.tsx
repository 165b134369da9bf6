import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { FailureNotice } from '#admin-ui/screens/notice.tsx'
import type { RelatedRow } from '#features/scan/related/queries.server.ts'
import { combinationWords, kindWords } from './related-words.ts'
import { useChoices, usePin } from './use-related.ts'

/** Chooses the page that comes first for one combination. */
export function PinDialog({ row, onClose }: { row: RelatedRow; onClose: () => void }) {
  const { data: pages, error, refetch } = useChoices(row.kind)
  const [chosen, setChosen] = useState(row.pinned?.title ? row.pinned.id : '')
  const pin = usePin()
  const { archetype, pillar, kind } = row
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="pin-title">
      <DialogTitle id="pin-title">Pin: {combinationWords(row)}</DialogTitle>
      <DialogContent className="stack">
        {error && <FailureNotice title="The pages can not be listed" error={error} retry={() => refetch()} />}
        <TextField
          select
          fullWidth
          margin="dense"
          label={kindWords[kind]}
          helperText={pages?.length === 0 ? 'Nothing of this kind can be read now.' : 'What visitors can read now.'}
          value={pages ? chosen : ''}
          disabled={!pages?.length}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="" disabled>
            Choose…
          </option>
          {pages?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={!chosen || pin.isPending}
          onClick={() => pin.mutate({ archetype, pillar, kind, page_id: chosen }, { onSuccess: onClose })}
        >
          Pin
        </Button>
      </DialogActions>
    </Dialog>
  )
}
