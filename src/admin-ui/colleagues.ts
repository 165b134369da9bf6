import { useQuery } from '@tanstack/react-query'
import { useAdminData } from './admin-data.ts'

type Colleague = { id: string; name: string; email: string }

const none: Colleague[] = []

/** Everyone who can sign in, and be given something to do. */
export function useColleagues(): Colleague[] {
  const data = useAdminData()
  const { data: colleagues = none } = useQuery({
    queryKey: ['user-names'],
    queryFn: async () => (await data.call<{ items: Colleague[] }>('GET', 'user-names')).items,
  })
  return colleagues
}
