import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/http/api-client.ts'
import type { Consultant } from './queries.server.ts'

export type { Consultant } from './queries.server.ts'

export function consultantsQuery() {
  return queryOptions({
    queryKey: ['consultants'],
    queryFn: ({ signal }) => api().get<Consultant[]>('/api/consultants', signal),
  })
}

export const consultantsFailure = 'Failed to load consultants'
