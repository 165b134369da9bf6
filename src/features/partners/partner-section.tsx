import type { Texts } from '#records/page-content/defaults.ts'
import type { PartnersContent } from './content.ts'
import { type PartnerGroup, readPartners } from './partner-list.ts'
import { PartnerLogo } from './partner-logo.tsx'
import './partner-section.css'

const tones = { technology: '', education: 'tone-mist', implementation: 'tone-ink' }

/** A wall of logos, a list, or stops on a line: each group has its own way of standing there. */
export function PartnerSection({ group, text }: { group: PartnerGroup; text: Texts<PartnersContent> }) {
  const partners = readPartners(group, text[`${group}_partners`])
  if (partners.length === 0) return null
  return (
    <section className={`partners partners-${group} ${tones[group]}`}>
      <div className="page-width">
        <div className="partners-title">
          <h2>{text[`${group}_title`]}</h2>
          <p>{text[`${group}_text`]}</p>
        </div>
        <ul>
          {partners.map((partner) => (
            <li key={partner.name}>
              <PartnerLogo partner={partner} />
              <div>
                <h3>{partner.name}</h3>
                <p>{partner.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
