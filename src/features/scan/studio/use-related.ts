import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import type { RelatedRow } from '#features/scan/related/queries.server.ts'

const resource = 'scan-related'
const key = [resource]

export function useRelated() {
  const data = useAdminData()
  return useQuery({
    queryKey: key,
    queryFn: async () => (await data.call<{ items: RelatedRow[] }>('GET', resource)).items,
    staleTime: 0,
  })
}

/** What may be pinned, by kind. */
export function useChoices(kind: RelatedRow['kind']) {
  const data = useAdminData()
  return useQuery({
    queryKey: [...key, 'choices', kind],
    queryFn: async () =>
      (await data.call<{ items: { id: string; title: string }[] }>('GET', `${resource}/choices/${kind}`)).items,
    staleTime: 0,
  })
}

type Place = Pick<RelatedRow, 'archetype' | 'pillar' | 'kind'>

const addressOf = ({ archetype, pillar, kind }: Place) => `${resource}/${archetype}/${pillar}/${kind}`

export const usePin = () =>
  useChange(
    ({ page_id, ...place }: Place & { page_id: string }) => ['PUT', addressOf(place), { page_id }],
    'Page pinned',
  )

export const useUnpin = () => useChange((place: Place) => ['DELETE', addressOf(place)], 'Page unpinned')

function useChange<Given>(callOf: (given: Given) => ['PUT' | 'DELETE', string, object?], words: string) {
  const data = useAdminData()
  const queries = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (given: Given) => data.call(...callOf(given)),
    onSuccess: () => {
      notify(words, { type: 'success' })
      return queries.invalidateQueries({ queryKey: key })
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  })
}
