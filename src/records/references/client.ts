import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/http/api-client.ts'
import type { Reference } from './queries.server.ts'

export type { Reference }

export function referencesQuery() {
  return queryOptions({
    queryKey: ['references'],
    queryFn: ({ signal }) => api().get<Reference[]>('/api/references', signal),
    staleTime: 10 * 60_000,
  })
}

export const referencesFailure = 'Failed to fetch references'
