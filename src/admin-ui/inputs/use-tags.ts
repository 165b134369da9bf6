import { useQuery } from '@tanstack/react-query'
import { useAdminData } from '#admin-ui/admin-data.ts'

/** Every tag that an item of this resource carries, drafts included. */
export function useTags(resource: string): string[] {
  const admin = useAdminData()
  const { data } = useQuery({
    queryKey: [resource, 'tags'],
    queryFn: () => admin.call<{ items: string[] }>('GET', `${resource}/tags`),
  })
  return data?.items ?? []
}
