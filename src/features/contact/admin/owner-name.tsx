import { useColleagues } from '#admin-ui/colleagues.ts'

export const unowned = { id: 'nobody', name: 'Nobody yet' }

export function OwnerName({ owner }: { owner: string | null }) {
  const colleagues = useColleagues()
  if (!owner) return <span className="soft">{unowned.name}</span>
  return colleagues.find(({ email }) => email === owner)?.name ?? owner
}
