import { CountUp } from '#ui/count-up.tsx'
import { Section } from '#ui/section.tsx'
import type { Result } from './lists.ts'
import type { RescueText } from './rescue-text.ts'
import './results.css'

export function Results({ text, results }: RescueText & { results: Result[] }) {
  if (results.length === 0) return null
  return (
    <Section className="rescue-results">
      <div>
        <h2>{text.results_title}</h2>
        <p className="lead">{text.results_subtitle}</p>
      </div>
      <dl>
        {results.map(({ metric, description }) => (
          <div key={metric + description}>
            <dt>{description}</dt>
            <dd>
              <CountUp figure={metric} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
