import { Avatar } from '#ui/avatar.tsx'
import { Section } from '#ui/section.tsx'

type Words = { text: string; name: string; role: string; logo: string | undefined }

export function Quote({ text, name, role, logo }: Words) {
  return (
    <Section tone="mist">
      <figure className="case-quote">
        <blockquote>{text}</blockquote>
        <figcaption>
          <Avatar name={name} size={64} />
          <div>
            <b>{name}</b>
            {role}
          </div>
          {logo && <img src={logo} alt="" height="48" loading="lazy" />}
        </figcaption>
      </figure>
    </Section>
  )
}
