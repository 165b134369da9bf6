import { useQuery } from '@tanstack/react-query'
import { useAdminData } from '#admin-ui/admin-data.ts'

/** A page of the site, or something on one, that a link can lead to. */
export type LinkTarget = { path: string; title: string; kind: string; isPublic: boolean }

/** What fits to the words that were typed so far. An address is nothing to look for. */
export function useLinkTargets(typed: string) {
  const data = useAdminData()
  const sought = typed.trim()
  const query = useQuery({
    queryKey: ['link-targets', sought],
    queryFn: async () =>
      (await data.call<{ items: LinkTarget[] }>('GET', `link-targets?q=${encodeURIComponent(sought)}`)).items,
    enabled: !isTypedAddress(sought),
    placeholderData: (before) => before,
    staleTime: 30_000,
    retry: false,
  })
  return isTypedAddress(sought) ? [] : (query.data ?? [])
}

const isTypedAddress = (text: string) => /^(?:https?:|mailto:|tel:|\/|#)|@|^www\./i.test(text)
