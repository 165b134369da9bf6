import { useQuery } from '@tanstack/react-query'
import { useOfficeData } from '#ui/office/office-data.ts'

/** Every tag that a story carries. */
export function useTags(): string[] {
  const office = useOfficeData()
  const { data } = useQuery({
    queryKey: ['use-cases', 'tags'],
    queryFn: () => office.call<{ items: string[] }>('GET', 'use-case-tags'),
  })
  return data?.items ?? []
}
