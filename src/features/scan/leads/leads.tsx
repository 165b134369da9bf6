import type { ResultTexts } from '#features/scan/content.ts'
import { SiteLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import type { Lead } from './choose.ts'
import './leads.css'

const labels = {
  service: 'lead_service',
  'use-case': 'lead_use_case',
  consultant: 'lead_consultant',
  event: 'lead_event',
  article: 'lead_article',
} as const satisfies Record<Lead['kind'], keyof ResultTexts>

/** Where a result leads on to. */
export function Leads({ text, leads }: { text: ResultTexts; leads: Lead[] }) {
  if (leads.length === 0) return null
  return (
    <Section className="leads">
      <div className="split">
        <div>
          <h2>{text.leads_title}</h2>
          {text.leads_text && <p className="soft">{text.leads_text}</p>}
        </div>
        <ul className="ruled">
          {leads.map(({ kind, id, title, text: words, path }) => (
            <li key={kind + id} className="pressable" data-kind={kind}>
              <p className="lead-kind">{text[labels[kind]]}</p>
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
