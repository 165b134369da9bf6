import { Eyebrow } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { RescueText } from './rescue-text.ts'
import './hero.css'

const stations = [
  [700, 282],
  [872, 186],
  [1044, 90],
  [1244, 90],
] as const

/** One lane leaves the track; the other picks it up and brings it back, through four stations. */
export function Hero({ text }: RescueText) {
  return (
    <section className="rescue-hero tone-ink">
      <div className="page-width">
        <Eyebrow>{text.hero_kicker}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
        <div className="rescue-ways">
          <ButtonLink look="go" to="/contact#contact">
            {text.hero_button}
            <Icon path={arrowRight} />
          </ButtonLink>
          <SiteLink to="/use-cases" className="text-link">
            {text.hero_cases_link}
          </SiteLink>
          <SiteLink to="/contact" className="text-link">
            {text.hero_contact_link}
          </SiteLink>
        </div>
      </div>
      <svg viewBox="0 0 1440 400" preserveAspectRatio="xMidYMid slice" className="drawn" aria-hidden="true">
        <path pathLength="1" className="lane-agile" d="M-400 90H400" />
        <path className="rescue-derailed" d="M400 90 462 128 486 106 548 196 574 172 640 268 664 246 700 282" />
        <path pathLength="1" className="lane-ai" d="M-400 350H520C620 350 630 282 700 282" />
        <path pathLength="1" className="lane-velocity" d="M700 282C872 282 872 90 1044 90H1900" />
        <circle className="station lane-agile" cx="400" cy="90" r="9" />
        {stations.map(([x, y]) => (
          <circle key={x} className="station lane-velocity" cx={x} cy={y} r="15" />
        ))}
      </svg>
    </section>
  )
}
