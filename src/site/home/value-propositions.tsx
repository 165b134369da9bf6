import { Section } from '#ui/section.tsx'
import type { HomeText } from './home-text.ts'
import './value-propositions.css'

const steps = [1, 2, 3] as const

export function ValuePropositions({ text }: HomeText) {
  return (
    <Section className="values">
      <h2>{text.values_title}</h2>
      <ol>
        {steps.map((n) => (
          <li key={n}>
            <h3>{text[`values_${n}_title`]}</h3>
            <p>{text[`values_${n}_text`]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
