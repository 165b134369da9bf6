import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, TextField } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { useAdminData } from '#admin-ui/admin-data.ts'
import type { viewInput } from '#features/people/input.ts'

type View = z.output<typeof viewInput> & { id: string }

const key = ['people-views']

/** Ways to look at the list that a team comes back to, for everybody who signs in. */
export function SavedViews() {
  const title = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button startIcon={<BookmarkBorderOutlined />} onClick={() => setIsOpen(true)}>
        Views
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} fullWidth maxWidth="xs" aria-labelledby={title}>
        <DialogTitle id={title}>Saved views</DialogTitle>
        {isOpen && <Views onClose={() => setIsOpen(false)} />}
      </Dialog>
    </>
  )
}

function Views({ onClose }: { onClose: () => void }) {
  const data = useAdminData()
  const client = useQueryClient()
  const notify = useNotify()
  const { filterValues, sort } = useListContext()
  const [label, setLabel] = useState('')
  const { data: views = [], isPending } = useQuery({
    queryKey: key,
    queryFn: async () => (await data.call<{ items: View[] }>('GET', 'people-views')).items,
  })
  const settled = {
    onError: (error: Error) => notify(error.message, { type: 'error' as const }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  }
  const save = useMutation({
    mutationFn: () => {
      const { q: _, ...filter } = filterValues
      return data.call('POST', 'people-views', { label, filter, sort })
    },
    onSuccess: () => setLabel(''),
    ...settled,
  })
  const remove = useMutation({ mutationFn: (id: string) => data.call('DELETE', `people-views/${id}`), ...settled })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (label.trim()) save.mutate()
  }
  return (
    <>
      <DialogContent className="stack">
        {views.length === 0 ? (
          <p className="soft">
            {isPending ? 'Reading…' : 'None yet. Choose filters and an order, then save them here.'}
          </p>
        ) : (
          <ul className="ruled">
            {views.map((view) => (
              <li key={view.id} className="spread">
                <Link className="admin-link" to={addressOf(view)} onClick={onClose}>
                  {view.label}
                </Link>
                <IconButton aria-label={`Delete the view ${view.label}`} onClick={() => remove.mutate(view.id)}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={submit} className="button-row" id="save-view">
          <TextField
            label="Save what is shown now as"
            helperText="Filters and order; the words of the search are left out"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" form="save-view" variant="contained" disabled={!label.trim() || save.isPending}>
          Save view
        </Button>
      </DialogActions>
    </>
  )
}

const addressOf = ({ filter, sort }: View) =>
  `/admin/people?${new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order, page: '1' })}`
