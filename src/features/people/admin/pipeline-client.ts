import { useQuery } from '@tanstack/react-query'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { useOptimisticUpdate } from '#admin-ui/optimistic-update.ts'
import { sharedWork } from '#admin-ui/shared-work.ts'
import { stageNames } from '#records/people/stages.ts'
import { type Board, type Move, moved } from './moved.ts'
import { nameOf } from './person-row.ts'

const keyOf = (owner: string): [string, string] => ['pipeline', owner]

export function useBoard(owner: string) {
  const data = useAdminData()
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: () => data.call<Board>('GET', `pipeline${owner && `?owner=${encodeURIComponent(owner)}`}`),
    ...sharedWork,
  })
}

/** Moves a card to another stage. */
export const useMove = (owner: string) =>
  useOptimisticUpdate<Board, Move>({
    queryKey: keyOf(owner),
    save: ({ card, to, lost_reason }) => ({
      resource: 'people',
      row: card,
      data: { stage: to, ...(lost_reason && { lost_reason }) },
    }),
    show: moved,
    saved: ({ card, to }) => `${nameOf(card)}: ${stageNames[to]}`,
    refused: ({ card }) => `${nameOf(card)} could not be moved`,
  })
