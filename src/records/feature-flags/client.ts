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

export const flagsFailure = '[flags] hide all on error'

/**
 * On only when the flag is known and exactly true; while flags load or fail, everything flagged stays hidden. A page
 * comes with its flags: one without has met a server that couldn't read them.
 */
export function useFeatureFlag(name: string): boolean {
  const { data, isError } = useQuery(flagsQuery())
  const flags = isError ? undefined : data
  useEffect(() => {
    if (!flags) console.warn(flagsFailure)
  }, [flags])
  return isEnabled(flags, name)
}

export function isEnabled(flags: FeatureFlag[] | undefined, name: string): boolean {
  return flags?.some((flag) => flag.feature_name === name && flag.is_enabled === true) ?? false
}
