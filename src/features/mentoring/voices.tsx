import { useQuery } from '@tanstack/react-query'
import { consultantsQuery } from '#records/consultants/client.ts'
import { listMentors } from '#records/consultants/mentors.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { MentoringText } from './mentoring-text.ts'
import './voices.css'

export function Voices({ text }: MentoringText) {
  const { data: consultants = [] } = useQuery(consultantsQuery())
  const mentors = listMentors(consultants)
  if (mentors.length === 0) return null
  return (
    <section className="mentor-voices page-width">
      <h2>{text.voices_title}</h2>
      <p>{text.voices_text}</p>
      <ul>
        {mentors.map(({ id, name, title, bio, mentor_quote, profile_image_url }) => (
          <li key={id}>
            <figure>
              {mentor_quote ? <blockquote>{mentor_quote}</blockquote> : <p>{bio}</p>}
              <figcaption>
                <Avatar name={name} photo={profile_image_url} size={72} />
                <div>
                  <b>{name}</b>
                  {title}
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
