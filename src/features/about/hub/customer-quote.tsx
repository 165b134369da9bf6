import type { Testimonial } from '#records/testimonials/client.ts'
import { Avatar } from '#ui/avatar.tsx'
import './customer-quote.css'

export function CustomerQuote({ voice }: { voice: Testimonial }) {
  const { quote, name, role, company, image_url } = voice
  return (
    <section className="customer-quote tone-ink">
      <figure className="page-width">
        <svg viewBox="0 0 120 96" aria-hidden="true">
          <path className="lane-agile" d="M14 4v32c0 30-6 44-14 56" />
          <path className="lane-ai" d="M74 4v32c0 30-6 44-14 56" />
        </svg>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <Avatar name={name} photo={image_url} size={64} />
          <div>
            <b>{name}</b>
            {[role, company].filter(Boolean).join(', ')}
          </div>
        </figcaption>
      </figure>
    </section>
  )
}
