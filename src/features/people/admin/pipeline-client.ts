import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { sharedWork } from '#admin-ui/shared-work.ts'
import { stageNames } from '#records/people/stages.ts'
import { type Board, type Move, moved } from './moved.ts'
import { nameOf } from './person-row.ts'

const keyOf = (owner: string) => ['pipeline', owner]

export function useBoard(owner: string) {
  const data = useAdminData()
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: () => data.call<Board>('GET', `pipeline${owner && `?owner=${encodeURIComponent(owner)}`}`),
    ...sharedWork,
  })
}

/** Moves a card to another stage: at once to the eye, and back again when the server refuses. */
export function useMove(owner: string) {
  const data = useAdminData()
  const client = useQueryClient()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: ({ card, to, lost_reason }: Move) =>
      data.update('people', {
        id: card.id,
        data: { stage: to, ...(lost_reason && { lost_reason }) },
        previousData: { id: card.id, updated_at: card.updated_at },
      }),
    onMutate: (move) => client.setQueryData<Board>(keyOf(owner), (board) => board && moved(board, move)),
    onSuccess: (_answer, { card, to }) => notify(`${nameOf(card)}: ${stageNames[to]}`, { type: 'success' }),
    onError: ({ message }, { card }) => notify(`${nameOf(card)} could not be moved\n${message}`, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['pipeline'] }),
  })
  return mutate
}
