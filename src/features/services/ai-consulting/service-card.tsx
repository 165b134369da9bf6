import { useId, useState } from 'react'
import { iconPath } from '#features/services/icons.ts'
import { DisclosurePanel } from '#ui/disclosure.tsx'
import { check, chevronDown, Icon } from '#ui/icon.tsx'
import type { AiText } from './content.ts'
import type { ServiceCard } from './service-cards.ts'
import './service-card.css'

export function ServiceCardView({ card, text }: AiText & { card: ServiceCard }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <article className={`service-card service-card-${card.colour} card`}>
      <header>
        <Icon path={iconPath(card.icon)} size={30} />
        {card.format && <p className="badge">{card.format}</p>}
      </header>
      <h3 className="subheading" id={`${id}title`}>
        {card.title}
      </h3>
      <p>{card.description}</p>
      <DisclosurePanel id={id} open={open}>
        <div className="service-card-more">
          {card.details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
          {card.benefits.length > 0 && (
            <>
              <h4>{text.card_benefits}</h4>
              <ul className="service-card-benefits">
                {card.benefits.map((benefit) => (
                  <li key={benefit}>
                    <Icon path={check} />
                    {benefit}
                  </li>
                ))}
              </ul>
            </>
          )}
          {card.keyPoints.length > 0 && (
            <>
              <h4>{text.card_key_points}</h4>
              <ul className="dashes">
                {card.keyPoints.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </>
          )}
          {card.outcome && (
            <p className="service-card-outcome">
              <b className="label">{text.card_outcome}</b> {card.outcome}
            </p>
          )}
        </div>
      </DisclosurePanel>
      <button
        type="button"
        className="button button-line"
        aria-expanded={open}
        aria-controls={id}
        aria-describedby={`${id}title`}
        onClick={() => setOpen(!open)}
      >
        {open ? text.card_less : text.card_more}
        <Icon path={chevronDown} className="turns-when-open" />
      </button>
    </article>
  )
}
