import type { PageData } from '#platform/pages/page-data.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import type { Texts } from '#records/page-content/defaults.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Cover } from '#ui/cover.tsx'
import { ExternalLink, SiteLink } from '#ui/link.tsx'
import type { Route } from './+types/page.ts'
import { type PartnersContent, partnersContent } from './content.ts'
import { marks } from './marks.ts'
import { findPicture, type Partner, type PartnerGroup, readPartners } from './partner-list.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { query } = await loadTexts(context, partnersContent)
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ partnersContent }) => partnersContent)
  return preparePage('partners', builtIn)
}

export const meta = contentMeta<PartnersContent>('partners', '/partners')

export default function PartnersPage() {
  const text = usePageContent<PartnersContent>('partners')
  return (
    <>
      <header className="page-head partners-head">
        <svg viewBox="0 0 900 420" preserveAspectRatio="xMaxYMid slice" className="behind drawn" aria-hidden="true">
          <path pathLength="1" className="lane-ai" d="M-900 60H360C560 60 540 210 700 210" />
          <path pathLength="1" className="lane-agile" d="M-900 360H300C520 360 520 210 700 210" />
          <path pathLength="1" className="lane-velocity" d="M700 210H1400" />
          <circle className="station lane-ai" cx="360" cy="60" r="8" />
          <circle className="station lane-agile" cx="300" cy="360" r="8" />
          <circle className="station lane-velocity" cx="700" cy="210" r="17" />
        </svg>
        <div className="page-width">
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
        </div>
      </header>
      <PartnerSection group="technology" text={text} />
      <PartnerSection group="education" text={text} />
      <PartnerSection group="implementation" text={text} />
      <Association text={text} />
    </>
  )
}

function Association({ text }: { text: Texts<PartnersContent> }) {
  return (
    <section className="page-width section split split-wide association">
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

const tones = { technology: '', education: 'tone-mist', implementation: 'tone-ink' }

/** A wall of logos, a list, or stops on a line: each group has its own way of standing there. */
function PartnerSection({ group, text }: { group: PartnerGroup; text: Texts<PartnersContent> }) {
  const partners = readPartners(group, text[`${group}_partners`])
  if (partners.length === 0) return null
  return (
    <section className={`partners partners-${group} ${tones[group]}`}>
      <div className={`page-width ${group === 'education' ? 'split split-sticky' : ''}`}>
        <div className="between">
          <h2>{text[`${group}_title`]}</h2>
          <p className="lead">{text[`${group}_text`]}</p>
        </div>
        <ul className={group === 'technology' ? 'tiles' : undefined}>
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

/** Beside it stands the name, so that the picture itself says nothing more. */
function PartnerLogo({ partner }: { partner: Partner }) {
  const { name, logo = '' } = partner
  const picture = findPicture(partner)
  if (picture)
    return <img className="partner-logo partner-picture" src={picture} alt="" loading="lazy" decoding="async" />
  if (!Object.hasOwn(marks, logo)) return <Cover topic={name} seed={name} className="partner-logo" />
  return (
    <svg viewBox="0 0 64 64" className="partner-logo partner-mark" aria-hidden="true">
      <path d={marks[logo as keyof typeof marks]} />
    </svg>
  )
}
