import type { ResultTexts } from '#features/scan/content.ts'
import { SiteLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import type { RelatedLink } from './choose.ts'
import './related-pages.css'

const labels = {
  service: 'lead_service',
  'use-case': 'lead_use_case',
  consultant: 'lead_consultant',
  event: 'lead_event',
  article: 'lead_article',
} as const satisfies Record<RelatedLink['kind'], keyof ResultTexts>

/** Where a result leads on to. */
export function RelatedPages({ text, related }: { text: ResultTexts; related: RelatedLink[] }) {
  if (related.length === 0) return null
  return (
    <Section className="related">
      <div className="split">
        <div>
          <h2>{text.related_title}</h2>
          {text.related_text && <p className="soft">{text.related_text}</p>}
        </div>
        <ul className="ruled">
          {related.map(({ kind, id, title, text: words, path }) => (
            <li key={kind + id} className="pressable" data-kind={kind}>
              <p className="related-kind">{text[labels[kind]]}</p>
              <div>
                <h3>
                  <SiteLink to={path}>{title}</SiteLink>
                </h3>
                {words && <p className="soft">{words}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
