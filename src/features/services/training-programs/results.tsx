import type { CSSProperties } from 'react'
import { CountUp } from '#ui/count-up.tsx'
import { Section } from '#ui/section.tsx'
import './results.css'
import type { TrainingText } from './training-text.ts'

const results = [1, 2, 3, 4] as const

export function Results({ text }: TrainingText) {
  return (
    <Section className="training-results">
      <h2>{text.results_title}</h2>
      <dl>
        {results.map((n) => (
          <div key={n} style={{ '--share': text[`results_${n}_figure`] } as CSSProperties}>
            <dt>
              {text[`results_${n}_label`]}
              <span>{text[`results_${n}_text`]}</span>
            </dt>
            <dd>
              <CountUp figure={text[`results_${n}_figure`]} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
