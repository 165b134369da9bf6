import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#platform/api-client.ts'

export type FeatureFlag = {
  id: string
  feature_name: string
  is_enabled: boolean
  description: string | null
  created_at: string
  updated_at: string
}

export function flagsQuery() {
  return queryOptions({
    queryKey: ['feature-flags'],
    queryFn: ({ signal }) => api().get<FeatureFlag[]>('/api/feature-flags', signal),
  })
}

/** On only when the flag is known and exactly true; while flags load or fail, everything flagged stays hidden. */
export function useFeatureFlag(name: string): boolean {
  const { data, isError } = useQuery(flagsQuery())
  if (isError) console.warn('[flags] hide all on error')
  return data?.some((flag) => flag.feature_name === name && flag.is_enabled === true) ?? false
}
