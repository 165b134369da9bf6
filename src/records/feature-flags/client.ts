import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#platform/http/api-client.ts'
import type { FeatureFlag } from './queries.server.ts'

export type { FeatureFlag }

export function flagsQuery() {
  return queryOptions({
    queryKey: ['feature-flags'],
    queryFn: ({ signal }) => api().get<FeatureFlag[]>('/api/feature-flags', signal),
  })
}

/** On only when the flag is known and exactly true; while flags load or fail, everything flagged stays hidden. */
export function useFeatureFlag(name: string): boolean {
  const { data, isError } = useQuery(flagsQuery())
  useEffect(() => {
    if (isError) console.warn('[flags] hide all on error')
  }, [isError])
  return isEnabled(isError ? undefined : data, name)
}

export function isEnabled(flags: FeatureFlag[] | undefined, name: string): boolean {
  return flags?.some((flag) => flag.feature_name === name && flag.is_enabled === true) ?? false
}
