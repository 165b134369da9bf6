import { Claim } from '#features/services/claim.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import type { AiText } from './ai-text.ts'
import './why-us.css'

const reasons = [1, 2, 3] as const

/** The reasons, and with them the way to us. */
export function WhyUs({ text }: AiText) {
  return (
    <Section tone="ink" className="why-us">
      <h2>{text.why_title}</h2>
      <div className="why-us-columns">
        <div className="why-us-claim">
          <Claim text={text.why_claim} />
          <p>{text.why_claim_text}</p>
        </div>
        <ul>
          {reasons.map((n) => (
            <li key={n}>
              <h3>{text[`why_${n}_title`]}</h3>
              <p>{text[`why_${n}_text`]}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="why-us-call">
        <h2>{text.cta_title}</h2>
        <p className="lead">{text.cta_text}</p>
        <ButtonLink look="go" to="/contact">
          {text.cta_button}
          <Icon path={arrowRight} />
        </ButtonLink>
      </div>
    </Section>
  )
}
