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

/** Under the name of the stored files, whose changes open pages hear of. */
export function thumbnailsQuery() {
  return queryOptions({
    queryKey: ['files', 'keynote-thumbnails'],
    queryFn: ({ signal }) => api().get<Record<string, string>>('/api/keynote-thumbnails', signal),
  })
}

export const eventsFailure = 'Failed to fetch events'
