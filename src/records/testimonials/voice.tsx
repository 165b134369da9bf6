import { Avatar } from '#ui/avatar.tsx'
import type { Testimonial } from './client.ts'

type Props = { voice: Pick<Testimonial, 'name' | 'role' | 'company' | 'quote' | 'image_url'> }

/** What a client said, and who that is. */
export function Voice({ voice: { name, role, company, quote, image_url } }: Props) {
  return (
    <figure className="voice">
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Avatar name={name} photo={image_url} />
        <div>
          <b>{name}</b>
          {[role, company].filter(Boolean).join(', ')}
        </div>
      </figcaption>
    </figure>
  )
}
