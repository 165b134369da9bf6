import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#platform/http/api-client.ts'
import type { PageDefaults, Texts } from './defaults.ts'

/** The page key is typed by the page's defaults, whose texts stay on the server: `contentQuery<HomeContent>('home')`. */
export function contentQuery<Page extends PageDefaults>(pageKey: Page['pageKey']) {
  return queryOptions({
    queryKey: ['content', pageKey],
    queryFn: async ({ signal }) => {
      const answer = await api().get<{ sections: Texts<Page> }>(`/api/content/${pageKey}`, signal)
      return answer.sections
    },
  })
}

export const contentFailure = 'Failed to fetch content'

/** All texts of a page. Before they have arrived every text reads as empty. */
export function usePageContent<Page extends PageDefaults>(pageKey: Page['pageKey']): Texts<Page> {
  return useQuery(contentQuery<Page>(pageKey)).data ?? noTexts
}

// biome-ignore lint/suspicious/noExplicitAny: stands in for any page's texts
const noTexts: any = new Proxy({}, { get: () => '' })
