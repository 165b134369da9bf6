import { Avatar } from '#ui/avatar.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Tags } from './tags.tsx'
import type { PeopleProps } from './text.ts'

/** The owners side by side, each in a lane of their own. */
export function Owners({ text, people }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <section className="page-width owners">
      <h2>{text.owners_title}</h2>
      <ul>
        {people.map((owner) => (
          <li key={owner.id}>
            <Avatar name={owner.name} photo={owner.profile_image_url} size={144} />
            <h3>{owner.name}</h3>
            {owner.title && <p className="person-title">{owner.title}</p>}
            {owner.bio && <p>{owner.bio}</p>}
            <Tags tags={owner.tags} />
            {owner.linkedin_url && (
              <ExternalLink href={owner.linkedin_url} className="button button-line">
                {text.owners_network}
                <span className="sr-only">: {owner.name}</span>
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
      {people.length === 2 && (
        <svg viewBox="0 0 1200 180" aria-hidden="true">
          <path className="lane-agile" d="M296 0C296 80 600 20 600 96" />
          <path className="lane-ai" d="M904 0C904 80 600 20 600 96" />
          <path className="lane-velocity" d="M600 96V180" />
          <circle className="station lane-velocity" cx="600" cy="96" r="13" />
        </svg>
      )}
    </section>
  )
}
