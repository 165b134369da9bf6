import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { Radar } from '#ui/radar.tsx'
import { Section } from '#ui/section.tsx'
import type { AssessmentsText } from './assessments-text.ts'
import './report.css'

const parts = [1, 2, 3, 4] as const

/** What comes out of it, and the way to us. */
export function Report({ text }: AssessmentsText) {
  const [top = '', right = '', left = ''] = text.report_picture_pillars.split(',').map((name) => name.trim())
  return (
    <Section className="report">
      <div className="report-columns">
        <figure className="report-sheet" aria-hidden="true">
          <figcaption>{text.report_picture_title}</figcaption>
          <Radar scores={[74, 58, 41]} labels={[top, right, left]} />
          <div className="report-lines" />
          <p>{text.report_picture_note}</p>
        </figure>
        <div>
          <h2>{text.report_title}</h2>
          <p className="lead">{text.report_text}</p>
          <ol className="report-parts">
            {parts.map((n) => (
              <li key={n}>
                <h3>{text[`report_${n}_title`]}</h3>
                <p>{text[`report_${n}_text`]}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="report-call tone-ink">
        <h2>{text.cta_title}</h2>
        <div>
          <p className="lead">{text.cta_text}</p>
          <ButtonLink look="go" to="/contact">
            {text.cta_button}
            <Icon path={arrowRight} />
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
