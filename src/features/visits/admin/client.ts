import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAdminData } from '#admin-ui/admin-data.ts'
import type { Funnel } from '#features/visits/funnel.server.ts'
import type { Seen } from '#features/visits/queries.server.ts'
import type { Dimension } from '#records/visits/steps.ts'

type Days = { from: string; to: string; items: Seen[] }

const dayMs = 24 * 60 * 60 * 1000

/** The last so many days, today included. Days are counted in UTC, here as there. */
function periodOf(days: number): string {
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
  return `from=${dayOf(Date.now() - (days - 1) * dayMs)}&to=${dayOf(Date.now())}`
}

function useCounts<Answer>(call: string) {
  const data = useAdminData()
  return useQuery({
    queryKey: ['visits', call],
    queryFn: () => data.call<Answer>('GET', call),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}

export const useDays = (days: number) => useCounts<Days>(`visits?by=day&${periodOf(days)}`)

export const useSeen = (days: number, by: Dimension) =>
  useCounts<{ items: Seen[]; total: number }>(`visits?by=${by}&${periodOf(days)}`)

export const useFunnel = (days: number, by: FunnelBy) => useCounts<Funnel>(`funnel?by=${by}&${periodOf(days)}`)

export type FunnelBy = Exclude<Dimension, 'width'>
