import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, orNull } from '#platform/http/api-client.ts'
import { filterSearch, type UseCaseFilter } from './filter.ts'
import type { UseCase, UseCasePage } from './queries.server.ts'

export type { UseCase, UseCaseSummary } from './queries.server.ts'

export function listUseCasesQuery(filter: UseCaseFilter) {
  return queryOptions({
    queryKey: ['use-cases', filter],
    queryFn: ({ signal }) => api().get<UseCasePage>(`/api/use-cases${filterSearch(filter)}`, signal),
    placeholderData: keepPreviousData,
  })
}

/** One published use case, under its new name if it has one, or null when there is none of that name. */
export function findUseCaseQuery(slug: string) {
  return queryOptions({
    queryKey: ['use-cases', slug],
    queryFn: ({ signal }) => orNull(api().get<UseCase>(`/api/use-cases/${encodeURIComponent(slug)}`, signal)),
  })
}

export const missingTitle = 'Success Story Not Found'

export const useCasesFailure = {
  title: 'Error Loading Use Cases',
  text: 'Failed to load use cases. Please check your connection and try again.',
}
