import { Claim } from '#features/services/claim.tsx'
import { Section } from '#ui/section.tsx'
import type { AssessmentsText } from './assessments-text.ts'
import './why-measure.css'

const reasons = [1, 2, 3, 4] as const

export function WhyMeasure({ text }: AssessmentsText) {
  return (
    <Section tone="mist" className="why-measure">
      <h2>{text.why_title}</h2>
      <ul>
        {reasons.map((n) => (
          <li key={n} className="card">
            <Claim text={text[`why_${n}_claim`]} />
            <p>{text[`why_${n}_text`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
