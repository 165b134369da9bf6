import { Claim } from '#features/services/claim.tsx'
import { Section } from '#ui/section.tsx'
import type { TrainingText } from './training-text.ts'
import './philosophy.css'

const steps = [1, 2, 3] as const

export function Philosophy({ text }: TrainingText) {
  return (
    <Section tone="ink" className="philosophy">
      <div className="philosophy-head">
        <h2>{text.philosophy_title}</h2>
        <p className="lead">{text.philosophy_text}</p>
      </div>
      <div className="philosophy-round">
        <ol>
          {steps.map((n) => (
            <li key={n}>
              <h3>{text[`philosophy_${n}_title`]}</h3>
              <p>{text[`philosophy_${n}_text`]}</p>
            </li>
          ))}
        </ol>
        <Claim text={text.philosophy_claim} />
      </div>
    </Section>
  )
}
