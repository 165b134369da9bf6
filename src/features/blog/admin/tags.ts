import { useQuery } from '@tanstack/react-query'
import { useOfficeData } from '#ui/office/office-data.ts'

/** Every tag that an article carries. */
export function useTags(): string[] {
  const office = useOfficeData()
  const { data } = useQuery({
    queryKey: ['blog', 'tags'],
    queryFn: () => office.call<{ items: string[] }>('GET', 'blog-tags'),
  })
  return data?.items ?? []
}
