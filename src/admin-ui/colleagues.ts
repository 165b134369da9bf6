import { useGetList } from 'react-admin'

type Colleague = { id: string; name: string; email: string }

/** Everyone who can sign in, and be given something to do. */
export function useColleagues(): Colleague[] {
  const { data = [] } = useGetList<Colleague>('user-names', { pagination: { page: 1, perPage: 1000 } })
  return data
}
