import type { MentoringText } from './mentoring-text.ts'
import './capabilities.css'

const capabilities = [1, 2, 3] as const

export function Capabilities({ text }: MentoringText) {
  return (
    <section className="capabilities page-width">
      <h2>{text.capabilities_title}</h2>
      <ul>
        {capabilities.map((n) => (
          <li key={n}>
            <h3>{text[`capability_${n}_title`]}</h3>
            <p>{text[`capability_${n}_text`]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
