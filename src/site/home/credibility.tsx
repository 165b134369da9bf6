import { Section } from '#ui/section.tsx'
import type { HomeText } from './home-text.ts'
import './credibility.css'

const claims = [1, 2, 3, 4] as const

export function Credibility({ text }: HomeText) {
  return (
    <Section tone="mist" className="credibility">
      <div className="split split-sticky">
        <h2>{text.credibility_title}</h2>
        <ul>
          {claims.map((n) => (
            <li key={n}>
              <h3>{text[`credibility_${n}_title`]}</h3>
              <p>{text[`credibility_${n}_text`]}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
