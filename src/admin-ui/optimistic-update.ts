import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { useAdminData } from './admin-data.ts'

type Row = { id: string; updated_at: string }

type Update<Seen, Change> = {
  /** Where what is seen is remembered; the first word names the screen. */
  queryKey: [screen: string, ...unknown[]]
  /** What is to be saved. */
  save: (change: Change) => { resource: string; row: Row; data: object }
  /** What is seen with the change in it. */
  show: (seen: Seen, change: Change) => Seen
  saved: (change: Change) => string
  refused: (change: Change) => string
}

/** Changes a row at once to the eye, and back again when the server refuses. */
export function useOptimisticUpdate<Seen, Change>({ queryKey, save, show, saved, refused }: Update<Seen, Change>) {
  const api = useAdminData()
  const client = useQueryClient()
  const notify = useNotify()
  const versions = useRef(new Map<string, string>())
  const [screen] = queryKey
  const { mutate } = useMutation({
    mutationKey: [screen],
    // One after the other, so that a row that is changed twice in a hurry carries the version of the first change.
    scope: { id: screen },
    mutationFn: async (change: Change) => {
      const { resource, row, data } = save(change)
      const seen = `${row.id} ${row.updated_at}`
      const previousData = { id: row.id, updated_at: versions.current.get(seen) ?? row.updated_at }
      const answer = await api.update<Row>(resource, { id: row.id, data, previousData })
      versions.current.set(seen, answer.data.updated_at)
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Seen>(queryKey, (seen) => seen && show(seen, change))
    },
    onSuccess: (_answer, change) => notify(saved(change), { type: 'success' }),
    onError: ({ message }, change) => notify(`${refused(change)}\n${message}`, { type: 'error' }),
    onSettled: () => {
      // What is read while another change waits would take that one back to the eye.
      const isLast = client.isMutating({ mutationKey: [screen] }) === 1
      return isLast ? client.invalidateQueries({ queryKey: [screen] }) : undefined
    },
  })
  return mutate
}
