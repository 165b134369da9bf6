import type { CSSProperties } from 'react'
import { CountUp } from '#ui/count-up.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeText } from './home-text.ts'
import './results-band.css'

const results = [1, 2, 3] as const

export function ResultsBand({ text }: HomeText) {
  return (
    <Section className="results">
      <h2 className="eyebrow">{text.results_title}</h2>
      <dl>
        {results.map((n) => (
          <div key={n} style={{ '--share': text[`results_${n}_figure`] } as CSSProperties}>
            <dt>{text[`results_${n}_label`]}</dt>
            <dd>
              <CountUp figure={text[`results_${n}_figure`]} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
