import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/http/api-client.ts'
import type { Event } from './queries.server.ts'

export type { Event } from './queries.server.ts'

export function eventsQuery() {
  return queryOptions({
    queryKey: ['events'],
    queryFn: ({ signal }) => api().get<Event[]>('/api/events', signal),
  })
}

export const eventsFailure = 'Failed to fetch events'
