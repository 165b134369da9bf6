import type { Consultant } from '#records/consultants/client.ts'
import { Badge } from '#ui/badge.tsx'

export function Tags({ tags }: Pick<Consultant, 'tags'>) {
  if (tags.length === 0) return null
  return (
    <ul className="person-tags">
      {tags.map((tag) => (
        <li key={tag.id}>
          <Badge>{tag.name}</Badge>
        </li>
      ))}
    </ul>
  )
}
