import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AdminData, useAdminData } from '#admin-ui/admin-data.ts'

/** Several changes that go live together, as its list tells of it. */
export type OpenRelease = { id: string; title: string; state: string; planned_at: string | null }

export const releasesKey = ['open-releases']

const openStates = 'draft,planned,undone,failed'

const openReleases = (data: AdminData, holds?: string) =>
  queryOptions({
    queryKey: [...releasesKey, holds ?? ''],
    queryFn: async () => {
      const query = new URLSearchParams({ state: openStates, per_page: '100', ...(holds && { holds }) })
      return (await data.call<{ items: OpenRelease[] }>('GET', `releases?${query}`)).items
    },
    staleTime: 0,
  })

/** Those that are not live yet. */
export const useOpenReleases = () => useQuery(openReleases(useAdminData()))

/** Those of them that change this item. */
export const useReleasesOf = (resource: string, id: string) =>
  useQuery(openReleases(useAdminData(), `${resource}/${id}`))
