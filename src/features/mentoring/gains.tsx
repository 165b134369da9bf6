import type { MentoringText } from './mentoring-text.ts'
import './gains.css'

const gains = [1, 2, 3, 4, 5] as const

export function Gains({ text }: MentoringText) {
  return (
    <section className="gains page-width">
      <h2>{text.gain_title}</h2>
      <ul>
        {gains.map((n) => (
          <li key={n}>{text[`gain_${n}`]}</li>
        ))}
      </ul>
    </section>
  )
}
