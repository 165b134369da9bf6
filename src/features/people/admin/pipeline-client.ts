import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { sharedWork } from '#admin-ui/shared-work.ts'
import { type Stage, stageNames } from '#records/people/stages.ts'
import { type BoardCard, type Column, nameOf } from './person-row.ts'

type Board = { currency: string; columns: Column[] }

const keyOf = (owner: string) => ['pipeline', owner]

export function useBoard(owner: string) {
  const data = useAdminData()
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: () => data.call<Board>('GET', `pipeline${owner && `?owner=${encodeURIComponent(owner)}`}`),
    ...sharedWork,
  })
}

export type Move = { card: BoardCard; to: Stage; lost_reason?: string }

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

/** The same board with one card in another column. */
export function moved(board: Board, { card, to }: Move): Board {
  const value = card.value ?? 0
  const columns = board.columns.map((column) => {
    if (column.stage === card.stage)
      return {
        ...column,
        total: column.total - 1,
        value: column.value - value,
        items: column.items.filter(({ id }) => id !== card.id),
      }
    if (column.stage !== to) return column
    const items = [{ ...card, stage: to }, ...column.items]
    return { ...column, total: column.total + 1, value: column.value + value, items }
  })
  return { ...board, columns }
}
