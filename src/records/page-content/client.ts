import { type QueryKey, queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#platform/http/api-client.ts'
import { prepareWithStandIn } from '#platform/pages/page-data.ts'
import type { PageDefaults, Texts } from './defaults.ts'

/** The page key is typed by the page's defaults: `contentQuery<HomeContent>('home')`. */
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

/**
 * For a page's `clientLoader`: asks for its saved texts and whatever else it shows. Its built-in texts come as a file of
 * their own, because on a first visit the document has brought its texts along.
 */
export function preparePage<Page extends PageDefaults>(
  pageKey: Page['pageKey'],
  builtIn: Promise<Page>,
  ...others: { queryKey: QueryKey }[]
) {
  const texts = builtIn.then((page) => page.texts as Texts<Page>)
  return prepareWithStandIn(contentQuery<Page>(pageKey), texts, ...others)
}

/** All texts of a page: its loader has seen to it that they are there, saved or built-in. */
export function usePageContent<Page extends PageDefaults>(pageKey: Page['pageKey']): Texts<Page> {
  return useContent(contentQuery<Page>(pageKey))
}

/** The same for a page whose texts come by a query of their own. */
export function useContent<Content, Key extends QueryKey>(query: UseQueryOptions<Content, Error, Content, Key>) {
  const { data } = useQuery(query)
  const { revalidate } = useRevalidator()
  const described = useRef(data)

  // The document's title is made of these texts.
  useEffect(() => {
    if (described.current === data) return
    described.current = data
    revalidate()
  }, [data, revalidate])

  return data as Content
}
