import type { AiText } from './ai-text.ts'
import { ServiceCardView } from './service-card.tsx'
import type { ServiceCard, Tier } from './service-cards.ts'
import './tier-lane.css'

export function TierLane({ tier, cards, text }: AiText & { tier: Tier; cards: ServiceCard[] }) {
  return (
    <section id={tier} className={`tier tier-${tier}`}>
      <div className="page-width">
        <div className="tier-head">
          <h2>{text[`${tier}_title`]}</h2>
          <p className="lead">{text[`${tier}_text`]}</p>
        </div>
        <div className="tier-cards">
          {cards.map((card) => (
            <ServiceCardView key={card.title} card={card} text={text} />
          ))}
        </div>
      </div>
    </section>
  )
}
