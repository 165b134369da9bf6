import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/http/api-client.ts'
import type { Policy, PolicyPage } from './queries.server.ts'

/** Read again, like all content, when users change the page; asks for the safe body, not for what was saved. */
export function policyQuery<Page extends PolicyPage>(pageKey: Page['pageKey']) {
  return queryOptions({
    queryKey: ['content', pageKey, 'policy'],
    queryFn: ({ signal }) => api().get<Policy<Page>>(`/api/policies/${pageKey}`, signal),
  })
}
