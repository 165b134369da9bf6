import { Avatar } from '#ui/avatar.tsx'
import type { Testimonial } from './client.ts'

type Props = {
  voice: Pick<Testimonial, 'name' | 'role' | 'quote' | 'image_url'> & { company?: string | null }
  className?: string
  size?: number
}

/** What a client said, and who that is. */
export function Voice({ voice: { name, role, company, quote, image_url }, className = 'voice', size = 56 }: Props) {
  return (
    <figure className={className}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Avatar name={name} photo={image_url} size={size} />
        <div>
          <b>{name}</b>
          {[role, company].filter(Boolean).join(', ')}
        </div>
      </figcaption>
    </figure>
  )
}
