import { Claim } from '#features/services/claim.tsx'
import { arrowRight, compass, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import { type ServicesText, services } from './services.ts'
import './service-map.css'

const features = [1, 2, 3] as const

/** Four services as stops along two lanes that cross once and join at the end. */
export function ServiceMap({ text }: ServicesText) {
  return (
    <section className="tone-mist service-map">
      <div className="page-width">
        <svg viewBox="0 0 100 1000" preserveAspectRatio="none" className="service-lanes" aria-hidden="true">
          <path className="lane-agile" d="M25 0V370C25 415 75 415 75 460V930C75 975 50 960 50 1000" />
          <path className="lane-ai" d="M75 0V370C75 415 25 415 25 460V930C25 975 50 960 50 1000" />
        </svg>
        {services.map((service) => (
          <Stop key={service.key} service={service} text={text} />
        ))}
      </div>
    </section>
  )
}

function Stop({ service: { key, to, lane }, text }: ServicesText & { service: (typeof services)[number] }) {
  return (
    <article id={key} className={`service-stop service-stop-${lane} card`}>
      <h2>{text[`${key}_title`]}</h2>
      <p className="lead">{text[`${key}_text`]}</p>
      <h3>{text.card_features}</h3>
      <ul>
        {features.map((n) => (
          <li key={n}>{text[`${key}_feature_${n}`]}</li>
        ))}
      </ul>
      <div className="service-proof">
        <h3>{text.card_results}</h3>
        <Claim text={text[`${key}_results`]} />
      </div>
      <footer>
        <SiteLink to={to} className="button button-ink">
          {text[`${key}_link`]}
          <Icon path={arrowRight} />
        </SiteLink>
        <SiteLink
          to="/mentoring"
          className="service-compass"
          aria-label={`${text.card_mentoring}: ${text[`${key}_title`]}`}
          title={text.card_mentoring}
        >
          <Icon path={compass} size={26} />
        </SiteLink>
      </footer>
    </article>
  )
}
