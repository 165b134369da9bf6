import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api-client.ts'

export type Reference = {
  id: string
  name: string
  logo_url: string | null
  display_order: number
  show_text_only: boolean
  created_at: string
  updated_at: string
}

export function referencesQuery() {
  return queryOptions({
    queryKey: ['references'],
    queryFn: ({ signal }) => api().get<Reference[]>('/api/references', signal),
    staleTime: 10 * 60_000,
  })
}

export const referencesFailure = 'Failed to fetch references'
