import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AdminData, useAdminData, type Version } from '#admin-ui/admin-data.ts'
import type { ContentPage, Match, PageSummary } from './texts/text.ts'

const pagesKey = ['content-pages']

const pagesQuery = (data: AdminData) =>
  queryOptions({
    queryKey: [...pagesKey, 'list'],
    queryFn: async () => (await data.call<{ items: PageSummary[] }>('GET', 'content-pages')).items,
  })

/** Read when its form is opened and not again: what somebody is typing into must not change under their hands. */
const pageQuery = (data: AdminData, pageKey: string) =>
  queryOptions({
    queryKey: [...pagesKey, 'page', pageKey],
    queryFn: () => data.call<ContentPage>('GET', `content-pages/${pageKey}`),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const usePages = () => useQuery(pagesQuery(useAdminData()))

export const usePage = (pageKey: string) => useQuery(pageQuery(useAdminData(), pageKey))

export function useMatches(sought: string) {
  const data = useAdminData()
  return useQuery({
    queryKey: [...pagesKey, 'search', sought],
    queryFn: async () =>
      (await data.call<{ items: Match[] }>('GET', `content-pages/search?q=${encodeURIComponent(sought)}`)).items,
    enabled: sought.trim().length > 1,
    placeholderData: (before) => before,
  })
}

export function useTextHistory(pageKey: string, sectionKey: string) {
  const data = useAdminData()
  return useQuery({
    queryKey: [...pagesKey, 'history', pageKey, sectionKey],
    queryFn: async () =>
      (await data.call<{ items: Version[] }>('GET', `content-pages/${pageKey}/${sectionKey}/history`)).items,
    staleTime: 0,
  })
}

export { pagesKey }
