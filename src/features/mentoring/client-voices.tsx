import { useQuery } from '@tanstack/react-query'
import { testimonialsQuery } from '#records/testimonials/client.ts'
import type { MentoringText } from './mentoring-text.ts'
import './client-voices.css'

/** Those who sat in the other chair. */
export function ClientVoices({ text }: MentoringText) {
  const { data: voices = [] } = useQuery(testimonialsQuery('mentoring'))
  if (voices.length === 0) return null
  return (
    <section className="client-voices page-width">
      <h2>{text.clients_title}</h2>
      <ul>
        {voices.map(({ id, name, role, company, quote }) => (
          <li key={id}>
            <figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <b>{name}</b> {[role, company].filter(Boolean).join(', ')}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
