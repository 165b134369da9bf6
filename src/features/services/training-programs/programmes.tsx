import { Section } from '#ui/section.tsx'
import type { TrainingText } from './training-text.ts'
import './programmes.css'

const programmes = [1, 2, 3, 4] as const
const abilities = [1, 2, 3] as const

export function Programmes({ text }: TrainingText) {
  return (
    <Section id="programmes" tone="mist" className="programmes">
      <h2>{text.programmes_title}</h2>
      <ol className="programme-list">
        {programmes.map((n) => (
          <li key={n}>
            <span className="figures" aria-hidden="true">
              {n}
            </span>
            <div>
              <h3>{text[`programme_${n}_title`]}</h3>
              <p>{text[`programme_${n}_text`]}</p>
              <p className="programme-for">
                <b>{text.programmes_for}:</b> {text[`programme_${n}_for`]}
              </p>
            </div>
            <div>
              <h4>{text.programmes_after}</h4>
              <ul>
                {abilities.map((m) => (
                  <li key={m}>{text[`programme_${n}_after_${m}`]}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
