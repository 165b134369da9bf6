import { Avatar } from '#ui/avatar.tsx'
import { Section } from '#ui/section.tsx'
import { Tags } from './tags.tsx'
import type { PeopleProps } from './text.ts'

export function Team({ text, people }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <Section className="team">
      <h2>{text.team_title}</h2>
      <ul>
        {people.map((consultant) => (
          <li key={consultant.id}>
            <Avatar name={consultant.name} photo={consultant.profile_image_url} size={96} />
            <div>
              <h3>{consultant.name}</h3>
              {consultant.title && <p className="person-title">{consultant.title}</p>}
            </div>
            <div>
              {consultant.bio && <p>{consultant.bio}</p>}
              <Tags tags={consultant.tags} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
