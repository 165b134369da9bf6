import { useQuery } from '@tanstack/react-query'
import { testimonialsQuery } from '#records/testimonials/client.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Section } from '#ui/section.tsx'
import type { TrainingText } from './training-text.ts'
import './voices.css'

export function Voices({ text }: TrainingText) {
  const { data: voices = [] } = useQuery(testimonialsQuery('training'))
  if (voices.length === 0) return null
  return (
    <Section tone="mist" className="training-voices">
      <h2 className="eyebrow">{text.voices_title}</h2>
      <ul>
        {voices.map(({ id, name, role, company, quote, image_url }) => (
          <li key={id}>
            <figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <Avatar name={name} photo={image_url} />
                <div>
                  <b>{name}</b>
                  {[role, company].filter(Boolean).join(', ')}
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
