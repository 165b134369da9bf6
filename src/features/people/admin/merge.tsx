import { Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { type CardRow, nameOf, type PersonRow, titleOf } from './person-row.ts'

/** Two cards of one person become one; it can be undone. */
export function MergeButton({ card }: { card: CardRow }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Merge with another card
      </Button>
      {isOpen && <MergeDialog card={card} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function MergeDialog({ card, onClose }: { card: CardRow; onClose: () => void }) {
  const title = useId()
  const [typed, setTyped] = useState('')
  const [other, setOther] = useState<PersonRow | null>(null)
  const found = useFound(typed, card)
  const merge = useMerging(onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>Merge another card into this one?</DialogTitle>
      <DialogContent className="stack">
        <p>
          What the other card has joins this one’s story, and fills in what is not known here. This card’s own stage,
          owner and details stay. It can be undone from the timeline.
        </p>
        <Autocomplete
          options={found}
          filterOptions={(options) => options}
          getOptionLabel={(person) => `${titleOf(person)} (${person.email})`}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          value={other}
          onChange={(_event, person) => setOther(person)}
          onInputChange={(_event, words, reason) => reason === 'input' && setTyped(words)}
          noOptionsText={typed.length > 1 ? 'Nobody else fits.' : 'Type a name or an address.'}
          renderInput={(params) => <TextField {...params} label="The other card" autoFocus />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={!other || merge.isPending}
          onClick={() => other && merge.mutate({ keep_id: card.id, merge_id: other.id })}
        >
          {other ? `Merge ${nameOf(other)} into this card` : 'Merge'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useFound(typed: string, card: CardRow) {
  const data = useAdminData()
  const q = useDeferredValue(typed.trim())
  const { data: items = [] } = useQuery({
    queryKey: ['people', 'merge', q],
    queryFn: async ({ signal }) =>
      (await data.getList<PersonRow>('people', { filter: { q }, pagination: { page: 1, perPage: 8 }, signal })).data,
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  return q.length > 1 ? items.filter(({ id }) => id !== card.id) : []
}

function useMerging(onDone: () => void) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (ids: { keep_id: string; merge_id: string }) => data.call('POST', 'people/merge', ids),
    onSuccess: () => {
      notify('The cards are one now', { type: 'success' })
      refresh()
      onDone()
    },
    onError: (error) => notify(`The cards were not merged\n${error.message}`, { type: 'error' }),
  })
}

/** Tells the two apart again, as they were. */
export function UndoMerge({ id }: { id: string }) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const undo = useMutation({
    mutationFn: () => data.call('POST', `people/merges/${id}/undo`, {}),
    onSuccess: () => {
      notify('The cards are two again', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(`The merge was not undone\n${error.message}`, { type: 'error' }),
  })
  return (
    <Button size="small" variant="outlined" disabled={undo.isPending} onClick={() => undo.mutate()}>
      Undo this merge
    </Button>
  )
}
