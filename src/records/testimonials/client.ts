import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/http/api-client.ts'
import type { Testimonial } from './queries.server.ts'

export type { Testimonial } from './queries.server.ts'

export function testimonialsQuery(pageKey: string) {
  return queryOptions({
    queryKey: ['testimonials', pageKey],
    queryFn: ({ signal }) =>
      api().get<Testimonial[]>(`/api/testimonials?page_key=${encodeURIComponent(pageKey)}`, signal),
  })
}
