import { useGetList } from 'react-admin'

type Colleague = { id: string; name: string; email: string }

/** Everyone who can sign in. What is assigned to somebody carries their e-mail address. */
export function useColleagues(): Colleague[] {
  const { data = [] } = useGetList<Colleague>('user-names', { pagination: { page: 1, perPage: 1000 } })
  return data
}

export const unowned = { id: 'nobody', name: 'Nobody yet' }

export function OwnerName({ owner }: { owner: string | null }) {
  const colleagues = useColleagues()
  if (!owner) return <span className="soft">{unowned.name}</span>
  return colleagues.find(({ email }) => email === owner)?.name ?? owner
}
