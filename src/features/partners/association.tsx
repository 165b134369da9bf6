import type { Texts } from '#records/page-content/defaults.ts'
import { ExternalLink, SiteLink } from '#ui/link.tsx'
import type { PartnersContent } from './content.ts'

export function Association({ text }: { text: Texts<PartnersContent> }) {
  return (
    <section className="page-width association">
      <div>
        <h2>{text.association_title}</h2>
        <p className="lead">{text.association_text}</p>
        <ExternalLink href={text.association_url} className="button button-go">
          {text.association_link}
        </ExternalLink>
      </div>
      <p>
        {text.closing_text}
        <SiteLink to="/contact" className="text-link">
          {text.closing_link}
        </SiteLink>
      </p>
    </section>
  )
}
